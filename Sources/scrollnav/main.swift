import Foundation

print("scrollnav")
