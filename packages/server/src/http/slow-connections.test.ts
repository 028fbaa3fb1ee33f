import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server.ts';

const head = 'POST /admin/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

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

it('a body that never ends and five hundred connections without a word are cut off, and others are answered', async () => {
  const server = await startTestServer({ limits: { headers: 200, request: 300, connectionsCheck: 100 } });
  await server.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const idle = Array.from({ length: 500 }, () => ended(connect(port, '127.0.0.1')));
  const slow = connect(port, '127.0.0.1');
  const received = ended(slow);
  slow.write(`${head}Content-Length: 1000\r\n\r\n{"email":`);
  const other = await fetch(`http://127.0.0.1:${port}/_health`);
  expect(other.status).toBe(204);
  expect(await received).toMatch(/^HTTP\/1\.1 408 /);
  await Promise.all(idle);
  await server.close();
});

it('headers that never end are cut off, and others are answered', async () => {
  const server = await startTestServer({ limits: { headers: 300, connectionsCheck: 100 } });
  await server.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const slow = connect(port, '127.0.0.1');
  const received = ended(slow);
  slow.write('GET /admin/init HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  expect(await received).toMatch(/^HTTP\/1\.1 408 /);
  const other = await fetch(`http://127.0.0.1:${port}/_health`);
  expect(other.status).toBe(204);
  await server.close();
});
