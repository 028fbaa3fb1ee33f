export { createTestRuntime, type TestRuntimeOptions } from './create-test-runtime.ts';
export { renderWithPlugins, type RenderedPanel } from './render-with-plugins.tsx';
export { manualClock, type ManualClock } from './manual-clock.ts';
