import type { notesEndpoints } from '../../http/fixtures/notes-endpoints.testing.ts';
import { fakeHttp } from '../fake-http.ts';
import { responsesOf, respond, type TestResponses, type TestRequest } from './test-responses.ts';

/** Responses to endpoints of the contract are checked against it; the request has their parameters. */
export const known: TestResponses = {
  'GET /admin/users/me/sessions': { data: [] },
  'DELETE /admin/users/:id/sessions': ({ params }) => void params?.id,
};

/** Endpoints of a plugin's own server half accept any response. */
export const own: TestResponses = {
  'GET /notes': [{ text: 'Ask the author' }],
  'GET /notes/:id': ({ params }: TestRequest) => ({ id: Number(params['id']) }),
};

export const invalid: TestResponses = {
  // @ts-expect-error: it is a list
  'GET /admin/users/me/sessions': { data: 'none' },
};

export const misspelt: TestResponses = {
  // @ts-expect-error: no method
  'FETCH /notes/:id': {},
};

/** Responses to the endpoints of a plugin are checked by their type; a request's parameters are text. */
export const checked: TestResponses = {
  ...responsesOf<typeof notesEndpoints>({
    'GET /notes': { data: [{ text: 'Ask the author' }] },
    'GET /notes/:entry': ({ params }) => ({ data: { text: params.entry.toUpperCase() } }),
    'PUT /notes/:entry': ({ body }) => respond({ status: 200, body: { data: body } }),
  }),
};

responsesOf<typeof notesEndpoints>({
  // @ts-expect-error: it is a list
  'GET /notes': { data: { text: 'Ask the author' } },
});

responsesOf<typeof notesEndpoints>({
  // @ts-expect-error: the whole path is /notes/:entry
  'GET /:entry': { data: { text: 'Ask the author' } },
});

responsesOf<typeof notesEndpoints>({
  // @ts-expect-error: its parameter is called entry
  'GET /notes/:entry': ({ params }: { params: { id: string } }) => ({ data: { text: params.id } }),
});

responsesOf<typeof notesEndpoints>({
  // @ts-expect-error: a note has a text
  'PUT /notes/:entry': ({ body }: { body: { title: string } }) => ({ data: { text: body.title } }),
});

/** A fake client has the calls of a plugin by the same type, with their parameters. */
export const notesHttp = fakeHttp<typeof notesEndpoints>({
  'GET /notes': () => ({ data: [{ text: 'Ask the author' }] }),
  'PUT /notes/:entry': ({ params, body }) => ({ data: { text: `${params.entry + 1}: ${body.text}` } }),
  'GET /admin/users/me/sessions': () => ({ data: [] }),
});
notesHttp.callsTo('GET /notes');

// @ts-expect-error: nobody has this call
notesHttp.callsTo('GET /notes/:id');

fakeHttp<typeof notesEndpoints>({
  // @ts-expect-error: it is a list
  'GET /notes': () => ({ data: { text: 'Ask the author' } }),
});

// @ts-expect-error: a client that does not know the plugin takes no answers of it
fakeHttp({ 'GET /notes': () => ({ data: [] }) });
