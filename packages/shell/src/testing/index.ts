/** The test kit: tests and stories of plugins run them in the real panel against a fake server. */

// Run the whole panel
export { createTestPanel, type CreateTestPanelSpec, type TestPanel } from './panel/create-test-panel.tsx';
export type { TestPanelSpec } from './panel/open-test-panel.tsx';
export { renderPanelStory, type StoryContext } from './panel/panel-story.tsx';
export type { TestPermission } from './panel/test-user.ts';

// Respond to its requests
export {
  responsesOf,
  respond,
  respondWithError,
  type TestResponses,
  type TestRequest,
} from './panel/test-responses.ts';

// Run plugins without the panel's routes
export { groupPermissions } from '../permissions/grouped-permissions.ts';
export { createTestHost } from './create-test-host.ts';
export { createTestRuntime } from './create-test-runtime.ts';
export { fakeHttp } from './fake-http.ts';
export { fillField } from './fill-field.ts';
export { renderWithPlugins } from './render-with-plugins.tsx';
