import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchLimits, fetchRelease, type FetchLimits, type Validators } from './fetch-release.ts';
import { startReleaseServer, type ReleaseServer } from './fixtures/release-server.ts';
import type { ReleaseSource } from './releases-url.ts';

const none: Validators = { etag: null, lastModified: null };

describe('the request for the newest release', () => {
  let server: ReleaseServer;
  beforeEach(async () => {
    server = await startReleaseServer();
  });
  afterEach(() => server.close());

  const source = (reach: ReleaseSource['reach'] = 'anywhere'): ReleaseSource => ({
    url: new URL(server.url),
    reach,
  });
  const fetchNow = (known: Validators | null = null, limits?: FetchLimits) =>
    fetchRelease(source(), known, new AbortController().signal, limits);

  it('contains nothing about the installation', async () => {
    server.respondWith({ version: '1.3.0' });
    expect(await fetchNow()).toEqual({ version: '1.3.0', notesUrl: null, ...none });
    const [{ method, url, headers } = { headers: {} }] = server.requests;
    expect([method, url]).toEqual(['GET', '/latest']);
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'Atrium',
      host: new URL(server.url).host,
      connection: 'close',
    });
  });

  it('is conditional after the first response, and returns null for an unchanged document', async () => {
    const lastModified = 'Fri, 27 Nov 2026 10:00:00 GMT';
    server.respondWith((response, { headers }) => {
      if (headers['if-none-match'] === '"a"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"a"', 'last-modified': lastModified }).end('{"version":"1.3.0"}');
    });
    const release = await fetchNow();
    expect(release).toMatchObject({ etag: '"a"', lastModified });
    expect(await fetchNow(release)).toBeNull();
    expect(server.requests[1]?.headers).toMatchObject({
      'if-none-match': '"a"',
      'if-modified-since': lastModified,
    });
  });

  it('forgets a validator that is too long to be sent back', async () => {
    const etag = `"${'x'.repeat(1000)}"`;
    server.respondWith((response) => response.writeHead(200, { etag }).end('{"version":"1.3.0"}'));
    expect(await fetchNow()).toMatchObject({ etag: null });
  });

  it.each([204, 304, 403, 404, 429, 500])('fails with status %d', async (status) => {
    server.respondWith((response) => response.writeHead(status).end());
    await expect(fetchNow()).rejects.toThrow(`the release server responded with status ${status}`);
  });

  it('stops reading a body of 3 GB at its limit', async () => {
    let sent = 0;
    let isClosed: Promise<void> | undefined;
    server.respondWith((response) => {
      isClosed = new Promise((resolve) => {
        response.on('close', resolve);
      });
      response.writeHead(200, { 'content-length': 3 * 1024 ** 3 });
      const chunk = Buffer.alloc(256 * 1024, ' ');
      const send = (): void => {
        do sent += chunk.length;
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    });
    await expect(fetchNow()).rejects.toThrow(`larger than ${fetchLimits.maxSize} bytes`);
    await isClosed;
    // The buffers of the connection in addition to the limit.
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  it('ends at the time limit, before the response and within it', async () => {
    const limits = { ...fetchLimits, timeout: 50 };
    server.respondWith(() => undefined);
    await expect(fetchNow(null, limits)).rejects.toThrow('no response within 50 ms');
    server.respondWith((response) => void response.write('{"version":'));
    await expect(fetchNow(null, limits)).rejects.toThrow('no response within 50 ms');
  });

  it('ends when the server stops', async () => {
    const stopping = new AbortController();
    server.respondWith(() => stopping.abort(new Error('stopped')));
    await expect(fetchRelease(source(), null, stopping.signal)).rejects.toThrow('aborted');
  });

  it('does not follow a redirect, such as one to a private address', async () => {
    const hidden = await startReleaseServer();
    hidden.respondWith({ version: '9.9.9' });
    server.respondWith((response) => response.writeHead(302, { location: hidden.url }).end());
    await expect(fetchNow()).rejects.toThrow('responded with status 302');
    expect(hidden.requests).toEqual([]);
    await hidden.close();
  });

  it('never reaches a private address that a public name resolves to', async () => {
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      const url = new URL(`http://${host}:${port}/latest`);
      const request = fetchRelease({ url, reach: 'public' }, null, new AbortController().signal);
      await expect(request).rejects.toThrow('not reachable over the public internet');
    }
    expect(server.requests).toEqual([]);
  });

  it('fails without the address, whose query may be secret, if no server responds', async () => {
    const gone = await startReleaseServer();
    await gone.close();
    const request = fetchRelease(
      { url: new URL(`${gone.url}?key=canary`), reach: 'anywhere' },
      null,
      new AbortController().signal,
    );
    await expect(request).rejects.toThrow('ECONNREFUSED');
    await expect(request).rejects.not.toThrow('canary');
  });
});
