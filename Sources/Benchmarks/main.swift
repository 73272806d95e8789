MotionBenchmarks.run()
LayoutBenchmarks.run()
try LoadingBenchmarks.run()
