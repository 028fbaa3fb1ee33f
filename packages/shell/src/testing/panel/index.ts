export {
  answersOf,
  respond,
  respondWithError,
  TestResponse,
  type TestAnswers,
  type TestRequest,
  type TestResponseSpec,
} from './answers.ts';
export { createTestPanel, type CreateTestPanelSpec, type TestPanel } from './create-test-panel.tsx';
export type { TestPanelSpec, Visitor } from './open-test-panel.tsx';
export type { TestPermission } from './test-user.ts';
export { renderPanelStory, type StoryContext } from './panel-story.tsx';
