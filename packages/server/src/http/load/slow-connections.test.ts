import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HttpLimits } from '../create-http-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const head = 'POST /admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Of the network that misbehaves, which is another one than that of the others. */
const attacker = '127.0.0.2';

function ended(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

describe('a server with slow clients', () => {
  let server: TestServer;
  let port = 0;
  let open: Socket[] = [];

  beforeEach(() => {
    open = [];
  });

  afterEach(async () => {
    for (const socket of open) socket.destroy();
    await server.close();
  });

  const start = async (limits: Partial<HttpLimits>) => {
    const usual = { minBytes: 1000, connectionsCheck: 50, slotTimeout: 100, running: 40, runningOfOne: 4 };
    server = await startTestServer({ limits: { ...usual, ...limits } });
    await server.http.listen({ host: '0.0.0.0', port: 0 });
    ({ port } = server.http.server.address() as AddressInfo);
  };
  const dial = (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    open.push(socket);
    return socket;
  };
  const statusOf = async (url: string, from?: string) => {
    const socket = dial(from);
    const received = ended(socket);
    socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    return Number((await received).slice(9, 12));
  };
  const expectOthersServed = async () => {
    for (let index = 0; index < 5; index += 1) expect(await statusOf('/admin/init')).toBe(200);
    expect(await statusOf('/_health')).toBe(204);
  };
  /** Connections as the server counts them. */
  const connections = () =>
    new Promise((resolve) => server.http.server.getConnections((_error, count) => resolve(count)));

  it('closes a body that never ends and five hundred connections without a request', async () => {
    await start({ headers: 200, request: 300 });
    const idle = Array.from({ length: 500 }, () => ended(dial()));
    const slow = dial();
    const received = ended(slow);
    slow.write(`${head}Content-Length: 1000\r\n\r\n{"email":`);
    expect(await statusOf('/_health')).toBe(204);
    expect(await received).toMatch(/^HTTP\/1\.1 408 /);
    await Promise.all(idle);
  });

  it('closes headers that never end', async () => {
    await start({ headers: 300 });
    const slow = dial();
    const received = ended(slow);
    slow.write('GET /admin/init HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    expect(await received).toMatch(/^HTTP\/1\.1 408 /);
    await expectOthersServed();
  });

  it('gives slow bodies of one network a tenth of its slots, and closes them', async () => {
    await start({ stalledRequest: 400 });
    const received = Array.from({ length: 45 }, () => {
      const slow = dial(attacker);
      slow.write(`${head}Content-Length: 100\r\n\r\n{`);
      const drip = setInterval(() => slow.write(' '), 100);
      return ended(slow).finally(() => clearInterval(drip));
    });
    await expectOthersServed();
    const first = (await Promise.all(received)).map((text) => text.slice(9, 12));
    expect(new Set(first)).toEqual(new Set(['408', '503']));
    expect(first.filter((status) => status === '408').length).toBeGreaterThanOrEqual(4);
    expect(await connections()).toBe(0);
    await expectOthersServed();
  });

  it('gives unread downloads of one network a tenth of its slots, and closes them', async () => {
    await start({ stalledResponse: 400 });
    const uploads = path.join(server.dataDir, 'uploads');
    mkdirSync(uploads, { recursive: true });
    const file = path.join(uploads, 'film_0123456789.bin');
    writeFileSync(file, '');
    truncateSync(file, 64 * 1024 * 1024);
    for (let index = 0; index < 20; index += 1) {
      const deaf = dial(attacker);
      deaf.on('error', () => undefined).pause();
      deaf.write('GET /uploads/film_0123456789.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    }
    await expectOthersServed();
    await expect.poll(connections).toBe(0);
    expect(await statusOf('/admin/init', attacker)).toBe(200);
  });

  it('lets a slow client finish that keeps the minimum rate', async () => {
    await start({ stalledRequest: 300, minBytes: 100 });
    const slow = dial();
    const received = ended(slow);
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(3000) });
    slow.write(`${head}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
    for (let sent = 0; sent < body.length; sent += 300) {
      slow.write(body.slice(sent, sent + 300));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await received).toMatch(/^HTTP\/1\.1 400 /);
  });
});
