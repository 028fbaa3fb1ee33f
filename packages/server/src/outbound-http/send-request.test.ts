import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest, type OutboundRequest } from './send-request.ts';

describe('a request to another server', () => {
  const received: string[] = [];
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push(`${request.method} ${request.url}`);
      if (request.url === '/moved') response.writeHead(307, { location: '/new' }).end();
      else request.pipe(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  const send = (path: string, spec: Partial<OutboundRequest> = {}, host = '127.0.0.1') =>
    sendRequest(new URL(`http://${host}:${port}${path}`), {
      method: 'GET',
      headers: {},
      signal: AbortSignal.timeout(5_000),
      reach: 'anywhere',
      ...spec,
    });

  it('sends its body and returns the response', async () => {
    const response = await send('/in', { method: 'POST', body: Buffer.from('{"a":1}') });
    expect(response.statusCode).toBe(200);
    expect(await text(response)).toBe('{"a":1}');
  });

  it('returns a redirect instead of following it', async () => {
    received.length = 0;
    const response = await send('/moved');
    response.destroy();
    expect(response.statusCode).toBe(307);
    expect(received).toEqual(['GET /moved']);
  });

  it.each(['127.0.0.1', 'localhost', '127.1', '2130706433'])(
    'never reaches %s if only public addresses are allowed',
    async (host) => {
      received.length = 0;
      await expect(send('/in', { reach: 'public' }, host)).rejects.toThrow(
        'not reachable over the public internet',
      );
      expect(received).toEqual([]);
    },
  );

  it('is cancelled by its signal', async () => {
    await expect(send('/in', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });
});
