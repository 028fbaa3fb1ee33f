import type { TestAnswers, TestRequest } from './answers.ts';

/** An endpoint of the contract is answered as the contract says; the request has its parameters. */
export const known: TestAnswers = {
  'GET /admin/users/me/sessions': { data: [] },
  'DELETE /admin/users/:id/sessions': ({ params }) => void params?.id,
};

/** What a plugin's own server half brings may be answered with anything. */
export const own: TestAnswers = {
  'GET /notes': [{ text: 'Ask the author' }],
  'GET /notes/:id': ({ params }: TestRequest) => ({ id: Number(params['id']) }),
};

export const wrong: TestAnswers = {
  // @ts-expect-error: it is a list
  'GET /admin/users/me/sessions': { data: 'none' },
};

export const misspelt: TestAnswers = {
  // @ts-expect-error: no method
  'FETCH /notes/:id': {},
};
