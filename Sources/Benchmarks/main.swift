MotionBenchmarks.run()
