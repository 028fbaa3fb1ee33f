import { Type } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import { startTestServer } from '../../testing/test-server.ts';

const endpoint = {
  method: 'GET',
  path: '/sample/count',
  policy: 'public',
  response: Type.Object(
    { n: Type.Integer(), at: Type.Optional(Type.String()) },
    { additionalProperties: false },
  ),
} as const;

/** A route whose handler returns a value that the compiler cannot check. */
const withResponse = (response: unknown) =>
  defineServerPlugin({
    id: 'sample',
    title: 'Sample',
    routes: [route(endpoint, () => response as { n: number })],
  });

async function request(response: unknown) {
  const server = await startTestServer({ plugins: [withResponse(response)] });
  const { status, body } = await server.client.send('GET', endpoint.path);
  const log = server.log.lines.join('\n');
  await server.close();
  return { status, body, log };
}

describe('the check of responses', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each(['development', 'test', undefined])('runs where NODE_ENV is %s', async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    const { status, log } = await request({ n: 'text', extra: 1 });
    expect(status).toBe(500);
    expect(log).toContain('The response of GET /sample/count does not match its schema.');
    expect(log).toContain('n must be a `integer` type');
  });

  it('checks the JSON that is sent: dates are texts, undefined members are left out', async () => {
    const { status, body } = await request({ n: 1, at: new Date(0), extra: undefined });
    expect([status, body]).toEqual([200, { n: 1, at: '1970-01-01T00:00:00.000Z' }]);
  });

  it('rejects a handler that returns undefined', async () => {
    const { status, log } = await request(undefined);
    expect(status).toBe(500);
    expect(log).toContain('The handler of GET /sample/count returned undefined');
    expect(log).toContain('"plugin":"sample"');
  });

  it('is skipped in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { status, body } = await request({ n: 'text' });
    expect([status, body]).toEqual([200, { n: 'text' }]);
  });
});
