import { describe, expect, it, vi } from 'vitest';
import { AxiosError, AxiosHeaders } from 'axios';
import { toApiError } from './axios-client.ts';
import { errorResponse, fakeServer, type FakeResponses } from './fixtures/fake-server.ts';
import type { notesEndpoints } from './fixtures/notes-endpoints.testing.ts';
import { createHttpClient } from './http-client.ts';
import { pathOf } from './urls.ts';
import type { TokenSource } from './token-source.ts';
import { responsesOf } from '../testing/panel/test-responses.ts';
import { createTestWire } from '../testing/panel/test-wire.ts';

function answered(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('failed', 'ERR', config, {}, { status, data, statusText: '', headers: {}, config });
}

describe('paths', () => {
  it('fills parameters in and leaves the colons of a content type uid', () => {
    expect(pathOf('/content-manager/collection-types/:uid/:id', { uid: 'api::article.article', id: 7 })).toBe(
      '/content-manager/collection-types/api::article.article/7',
    );
  });

  it('escapes characters that would change the path', () => {
    expect(pathOf('/admin/users/:id', { id: '../roles?x' })).toBe('/admin/users/..%2Froles%3Fx');
  });

  it('fills in parameters whose names contain digits or underscores', () => {
    expect(pathOf('/notes/:page2/:line_no', { page2: 7, page: 1, line_no: 3 })).toBe('/notes/7/3');
  });

  it('throws an error that names a missing parameter', () => {
    expect(() => pathOf('/admin/users/:id', {})).toThrow('needs the parameter "id"');
  });
});

describe('errors', () => {
  it('have the name, message, status and details of the response', () => {
    const error = toApiError(
      answered(400, {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: 'email is a required field',
          details: { errors: [{ path: ['email'], message: 'email is a required field' }, 'noise'] },
        },
      }),
    );
    expect(error).toMatchObject({ name: 'ValidationError', status: 400 });
    expect(error.fieldProblems).toEqual([{ path: ['email'], message: 'email is a required field' }]);
  });

  it('have a default text if the response has no error field', () => {
    expect(toApiError(answered(502, '<html>')).message).toBe(
      'There was an unknown error response from the API',
    );
  });

  it('distinguish a missing response from an invalid one', () => {
    expect(toApiError(new AxiosError('Network Error'))).toMatchObject({ name: 'NetworkError', status: 0 });
  });
});

const unauthorized = errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials');

function clientOf(responses: FakeResponses, tokens: Partial<TokenSource> = {}) {
  const server = fakeServer(responses);
  const rejected = vi.fn<() => void>();
  const source = { current: () => Promise.resolve('old'), rejected, ...tokens };
  return {
    server,
    rejected,
    http: createHttpClient({ baseURL: '', tokens: source, adapter: server.adapter }),
  };
}

/** Accepts one token only. */
const acceptOnly = (token: string): FakeResponses => ({
  'GET /admin/users/me': ({ header }) =>
    header('Authorization') === `Bearer ${token}` ? { body: { data: { id: 1 } } } : unauthorized,
});

describe('the calls of a plugin', () => {
  it('use the same client, with its token and errors', async () => {
    const wire = createTestWire(
      responsesOf<typeof notesEndpoints>({
        'PUT /notes/:entry': ({ params, body, header }) => ({
          data: { text: `${params.entry}: ${body.text} (${header('Authorization')})` },
        }),
      }),
    );
    const tokens = { current: () => Promise.resolve('t'), rejected: () => undefined };
    const http = createHttpClient({ baseURL: '', tokens, adapter: wire.adapter });
    const notes = http.for<typeof notesEndpoints>();
    expect(notes).toBe(http.for());
    const written = await notes.call('PUT /notes/:entry', { params: { entry: 7 }, body: { text: 'Ask' } });
    expect(written).toEqual({ data: { text: '7: Ask (Bearer t)' } });
    await expect(notes.call('GET /notes')).rejects.toMatchObject({ name: 'NotFoundError', status: 404 });
  });
});

describe('a request body', () => {
  it('reports its upload progress to a listener', async () => {
    const { http } = clientOf({
      'POST /admin/login': ({ arrived }) => {
        arrived(0.5);
        return { body: { data: {} } };
      },
    });
    const shares: number[] = [];
    await http.call('POST /admin/login', { body: {}, onSent: (share) => shares.push(share) });
    expect(shares).toEqual([0.5]);
  });
});

describe('a file', () => {
  const exporting = 'GET /content-manager/collection-types/:uid/export';

  it('is passed on unchanged, with the token and the query like other calls', async () => {
    const file = new Blob(['id,title']);
    const { http, server } = clientOf({ [exporting]: { body: file } });
    const options = { params: { uid: 'api::a.a' }, query: { columns: 'id,title' } };
    await expect(http.download(exporting, options)).resolves.toBe(file);
    const [request] = server.requests;
    expect(request?.query).toEqual({ columns: 'id,title' });
    expect(request?.header('Authorization')).toBe('Bearer old');
  });

  it.each([
    [
      'states a reason',
      JSON.stringify({ error: { status: 400, name: 'ApplicationError', message: 'Too many' } }),
    ],
    ['is an HTML page', '<html>'],
  ])('that is refused with a response that %s is an ordinary error', async (_, text) => {
    const { http } = clientOf({ [exporting]: { status: 400, body: new Blob([text]) } });
    const refusal = http.download(exporting, { params: { uid: 'api::a.a' } });
    const message = text.startsWith('{') ? 'Too many' : 'There was an unknown error response from the API';
    await expect(refusal).rejects.toMatchObject({ status: 400, message });
  });
});

describe('a response that is not JSON', () => {
  it('is an error whatever its status, so that a page is not taken for data', async () => {
    const { http } = clientOf({ 'POST /admin/login': { body: '<!doctype html><title>Portal</title>' } });
    const refusal = http.call('POST /admin/login', { body: {} });
    await expect(refusal).rejects.toMatchObject({ name: 'UnreadableAnswerError', status: 200 });
  });

  it('is accepted from endpoints without a response body, which resolve to undefined', async () => {
    const { http } = clientOf({ 'DELETE /admin/users/me/sessions': { status: 204, body: '' } });
    await expect(http.call('DELETE /admin/users/me/sessions')).resolves.toBeUndefined();
  });
});

describe('a refused token', () => {
  it('is replaced, and the whole call is sent again', async () => {
    const { http, server, rejected } = clientOf(
      {
        'PUT /admin/users/me': ({ header }) =>
          header('Authorization') === 'Bearer new' ? { body: { data: {} } } : unauthorized,
      },
      { replace: (refused) => Promise.resolve(refused === 'old' ? 'new' : null) },
    );
    await http.call('PUT /admin/users/me', { body: { firstname: 'Ada' }, headers: { 'If-Match': '"7"' } });
    expect(server.requests.map(({ body, header }) => [body, header('If-Match')])).toEqual([
      [{ firstname: 'Ada' }, '"7"'],
      [{ firstname: 'Ada' }, '"7"'],
    ]);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('is replaced only once: a second refusal ends the session', async () => {
    const { http, server, rejected } = clientOf(acceptOnly('another'), {
      replace: () => Promise.resolve('new'),
    });
    await expect(http.call('GET /admin/users/me')).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(2);
    expect(rejected).toHaveBeenCalledTimes(1);
  });

  it('fails the call if there is no replacement', async () => {
    const { http, server, rejected } = clientOf(acceptOnly('new'), { replace: () => Promise.resolve(null) });
    await expect(http.call('GET /admin/users/me')).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(1);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('fails the call with the actual cause if the replacement cannot be requested', async () => {
    const offline = toApiError(new AxiosError('Network Error'));
    const { http, rejected } = clientOf(acceptOnly('new'), { replace: () => Promise.reject(offline) });
    await expect(http.call('GET /admin/users/me')).rejects.toBe(offline);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('ends the session of a source without replacements', async () => {
    const { http, rejected } = clientOf(acceptOnly('new'));
    await expect(http.call('GET /admin/users/me')).rejects.toMatchObject({ status: 401 });
    expect(rejected).toHaveBeenCalledTimes(1);
  });

  it('does not end the session if no token was sent', async () => {
    const replace = vi.fn<NonNullable<TokenSource['replace']>>();
    const { http, rejected } = clientOf(
      { 'POST /admin/login': unauthorized },
      { current: () => Promise.resolve(null), replace },
    );
    await expect(http.call('POST /admin/login', { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(replace).not.toHaveBeenCalled();
    expect(rejected).not.toHaveBeenCalled();
  });
});

describe('headers', () => {
  it('of the response are passed on before the call settles', async () => {
    const seen: (string | null)[] = [];
    const { http } = clientOf({ 'GET /admin/init': { body: { data: {} }, headers: { etag: '"7"' } } });
    await http.call('GET /admin/init', {
      onHeaders: (headers) => seen.push(headers.get('ETag'), headers.get('Retry-After')),
    });
    expect(seen).toEqual(['"7"', null]);
  });

  it('of an error are passed on as well', async () => {
    const seen: (string | null)[] = [];
    const { http } = clientOf({
      'GET /admin/init': {
        ...errorResponse(412, 'PreconditionFailedError', 'Stale'),
        headers: { etag: '"8"' },
      },
    });
    const call = http.call('GET /admin/init', { onHeaders: ({ get }) => seen.push(get('etag')) });
    await expect(call).rejects.toMatchObject({ status: 412 });
    expect(seen).toEqual(['"8"']);
  });

  it.each([
    ['300', 300],
    ['Sun, 22 Nov 2026 10:00:30 GMT', 30],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['', null],
  ])('state when the call can be repeated: %j', async (header, seconds) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z'), toFake: ['Date'] });
    const refusal = errorResponse(429, 'RateLimitError', 'Too many requests');
    const { http } = clientOf({ 'GET /admin/init': { ...refusal, headers: { 'retry-after': header } } });
    await expect(http.call('GET /admin/init')).rejects.toMatchObject({ status: 429, retryAfter: seconds });
    vi.useRealTimers();
  });
});
