import { respondWithError, type TestAnswers } from './answers.ts';

/**
 * What pages ask beside what they show, of servers that know it: a test that says nothing of it has one that does not,
 * as other servers of this API.
 */
export const answersBeside: TestAnswers = {
  'POST /content-manager/presence/:uid/:id': respondWithError(404, 'NotFoundError', 'Not Found'),
};
