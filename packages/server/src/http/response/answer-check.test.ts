import { Type } from 'typebox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import { startTestServer } from '../../testing/test-server.ts';

const endpoint = {
  method: 'GET',
  path: '/sample/count',
  policy: 'public',
  answer: Type.Object(
    { n: Type.Integer(), at: Type.Optional(Type.String()) },
    { additionalProperties: false },
  ),
} as const;

/** A route whose handler gives what no compiler has seen. */
const answering = (answer: unknown) =>
  defineServerPlugin({
    id: 'sample',
    title: 'Sample',
    routes: [route(endpoint, () => answer as { n: number })],
  });

async function ask(answer: unknown) {
  const server = await startTestServer({ plugins: [answering(answer)] });
  const { status, body } = await server.client.send('GET', endpoint.path);
  const log = server.log.lines.join('\n');
  await server.close();
  return { status, body, log };
}

describe('the schema of an answer', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each(['development', 'test', undefined])('is checked where NODE_ENV is %s', async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    const { status, log } = await ask({ n: 'text', extra: 1 });
    expect(status).toBe(500);
    expect(log).toContain('The answer of GET /sample/count is not what its schema promises.');
    expect(log).toContain('n must be a `integer` type');
  });

  it('is about what is sent: dates are texts by then, and what is undefined is gone', async () => {
    const { status, body } = await ask({ n: 1, at: new Date(0), extra: undefined });
    expect([status, body]).toEqual([200, { n: 1, at: '1970-01-01T00:00:00.000Z' }]);
  });

  it('promises an answer: a handler that returns undefined fails', async () => {
    const { status, log } = await ask(undefined);
    expect(status).toBe(500);
    expect(log).toContain('The handler of GET /sample/count returned undefined');
    expect(log).toContain('"plugin":"sample"');
  });

  it('costs nothing in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { status, body } = await ask({ n: 'text' });
    expect([status, body]).toEqual([200, { n: 'text' }]);
  });
});
