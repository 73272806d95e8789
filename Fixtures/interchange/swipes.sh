#!/bin/sh
# What a tester typed.
adb shell input swipe 195 350 195 50 250
sleep 1
adb -s emulator-5554 shell input touchscreen motionevent DOWN 195 300
adb -s emulator-5554 shell input touchscreen motionevent MOVE 195 250
adb -s emulator-5554 shell input touchscreen motionevent UP 195 250
adb shell "input tap 195 20"   # the button
