print("scrollnav")
