export { createTestHost, type Notice, type TestHost, type TestHostSpec } from './create-test-host.ts';
export { createTestRuntime, type TestRuntimeOptions } from './create-test-runtime.ts';
export { fakeHttp, type Answers, type FakeHttp, type MadeCall } from './fake-http.ts';
export { groupPermissions } from '../permissions/permission-store.ts';
export { renderWithPlugins, type RenderedPanel } from './render-with-plugins.tsx';
export { fillField } from './fill-field.ts';
export { manualClock, type ManualClock } from './manual-clock.ts';
export * from './panel/index.ts';
