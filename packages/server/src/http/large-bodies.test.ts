import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { at } from '../testing/test-client.ts';
import { defineServerPlugin, route } from '../plugin.ts';

const echo = {
  method: 'POST',
  path: '/sample/echo',
  policy: 'public',
  body: Type.Object({}, { additionalProperties: true }),
  answer: Type.Unknown(),
} as const satisfies Endpoint;

const sample = defineServerPlugin({
  id: 'sample',
  displayName: 'Sample',
  routes: [route(echo, ({ body }) => body)],
});

describe('large bodies', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [sample] });
  });

  afterAll(async () => {
    await server.close();
  });

  const post = (body: string) =>
    server.client.send('POST', '/sample/echo', body, { headers: { 'content-type': 'application/json' } });

  it('are read as they are, also when several arrive together', async () => {
    const bodies = Array.from({ length: 3 }, (_, index) => ({
      text: `${'[{"\\'.repeat(100_000)}${index}`,
      list: Array.from({ length: 100_000 }, () => index),
    }));
    const answers = await Promise.all(bodies.map((body) => post(JSON.stringify(body))));
    expect(answers.map(({ body }) => body)).toEqual(bodies);
  });

  it.each([
    ['objects', `{"a":[${'{},'.repeat(250_000)}0]}`],
    ['lists', `{"a":[${'[],'.repeat(250_000)}0]}`],
    ['keys', `{${Array.from({ length: 250_000 }, (_, index) => `"${index}":0`).join(',')}}`],
    ['numbers', `{"a":[${'0,'.repeat(2_500_000)}0]}`],
  ])(
    'are refused when they have so many %s that parsing them would hold up everybody',
    async (_what, body) => {
      const answer = await post(body);
      expect([answer.status, at(answer.body, 'error.name'), at(answer.body, 'error.message')]).toEqual([
        413,
        'PayloadTooLargeError',
        'The body has too many values',
      ]);
    },
  );
});
