import { connect, type AddressInfo, type Socket } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UploadedFile } from '../file-schemas.ts';
import { formOf, openLibrary, pictureOf, type Library, type SentPart } from './library.testing.ts';

/** Returns a PNG chunk. */
function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** Returns a PNG whose header states a size that its pixel data does not match. */
function boastingPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** Returns the CRC-32 of a PNG chunk. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="10">${inside}</svg>`;

const namesOf = (files: readonly UploadedFile[]) => files.map(({ name }) => name).toSorted();

const refusedWith = (status: number, message: RegExp) => ({
  status,
  body: { error: { status, message: expect.stringMatching(message) as string } },
});

/** Sends the first part of a file over a connection that stays open. */
async function beginUpload({ server, admin }: Library): Promise<Socket> {
  if (!server.http.server.listening) await server.http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const lines = [
    'POST /upload HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${admin.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 500000',
    '',
    '--b',
    'Content-Disposition: form-data; name="files"; filename="x.txt"',
    '',
    'x'.repeat(100_000),
  ];
  socket.write(lines.join('\r\n'));
  return socket;
}

describe('a hostile upload', () => {
  let library: Library;

  beforeAll(async () => {
    library = await openLibrary(undefined, { environment: { UPLOADS_MAX_SIZE: '1' } });
  });
  afterAll(() => library.close());

  const post = (...parts: readonly SentPart[]) => library.send('POST', '', formOf(parts));
  const nothingLeft = () => [library.kept(), library.arriving()];
  const unsafeSvgs: readonly (readonly [what: string, text: string])[] = [
    ['a script', svg('<script>alert(1)</script>')],
    ['a script under another name', svg('<svg:script>alert(1)</svg:script>')],
    ['an event handler', svg('<rect onload="alert(1)"/>')],
    ['an event handler without a space', svg('<rect width="1"/onclick=alert(1)>')],
    ['foreign content', svg('<foreignObject><p/></foreignObject>')],
    ['a link to a script', svg('<a xlink:href="javascript:alert(1)"><rect/></a>')],
    ['a link to a hidden script', svg('<a href=" jav&#x09;ascript:alert(1)"><rect/></a>')],
    ['a picture of another site', svg('<image href="https://example.com/x.png"/>')],
    ['an SVG as a data URL', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['a style of another site', svg('<style>@import "https://example.com/x.css";</style>')],
    ['a colour of another site', svg('<rect style="fill:url(https://example.com/#a)"/>')],
    ['an animated link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['entities', svg('&a;', '<!DOCTYPE svg [<!ENTITY a "aaaa">]>')],
  ];

  it.each(unsafeSvgs)('is rejected when an SVG contains %s', async (_what, content) => {
    expect(await post({ name: 'x.svg', content })).toMatchObject(refusedWith(400, /^x\.svg: /));
    expect(nothingLeft()).toEqual([[], []]);
  });

  it.each([
    ['a page with the extension of a picture', 'x.png', '<html><script>alert(1)</script></html>'],
    ['a picture with the extension of a document', 'x.pdf', boastingPng(10, 10)],
    ['text with the extension of an SVG', 'x.svg', 'no drawing'],
    ['a picture of 900 megapixels', 'x.png', boastingPng(30_000, 30_000)],
    ['a picture that is all header', 'x.png', boastingPng(300, 300)],
    ['an empty file', 'x.txt', ''],
  ])('is rejected when it is %s', async (_what, name, content) => {
    expect(await post({ name, content })).toMatchObject(refusedWith(400, /^x\.\w+: /));
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('is rejected when the picture is truncated', async () => {
    const whole = await pictureOf(400, 300, 'jpeg');
    const content = whole.subarray(0, Math.floor(whole.length / 2));
    expect(await post({ name: 'x.jpg', content })).toMatchObject(refusedWith(400, /^x\.jpg: /));
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('is rejected above the size limit, for one file and for several', async () => {
    const half = 'x'.repeat(600_000);
    const parts = [1, 2].map((number) => ({ name: `${number}.txt`, content: half }));
    expect(await post(...parts)).toMatchObject(refusedWith(413, /^Files may have 1 MB together$/));
    expect(await post({ name: 'x.txt', content: half.repeat(2) })).toMatchObject({ status: 413 });
    expect(await post({ name: 'x.txt', content: half.repeat(6) })).toMatchObject({ status: 413 });
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('is rejected with too many files', async () => {
    const parts = Array.from({ length: 21 }, (_, number) => ({ name: `${number}.txt`, content: 'x' }));
    const { status } = await post(...parts);
    expect(status).toBe(413);
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('is rejected in another field, as JSON, or with invalid metadata', async () => {
    expect(await post({ field: 'other', content: 'x' })).toMatchObject({ status: 400 });
    expect(await library.send('POST', '', { files: [] })).toMatchObject({ status: 415 });
    for (const info of [[], { folder: {} }, { nonsense: 1 }, { focalPoint: { x: 2, y: 0 } }, { name: 5 }]) {
      const form = formOf([{ name: 'x.txt', content: 'x' }], info);
      expect(await library.send('POST', '', form)).toMatchObject({ status: 400 });
    }
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('stores none of twenty files when one is broken', async () => {
    const content = await pictureOf(8, 8);
    const parts = Array.from({ length: 20 }, (_, number) => ({ name: `${number}.png`, content }));
    const broken = parts.with(13, { name: '13.png', content: content.subarray(0, 60) });
    expect(await post(...broken)).toMatchObject(refusedWith(400, /^13\.png: /));
    expect(nothingLeft()).toEqual([[], []]);
    expect((await library.send('GET', '/files')).body).toMatchObject({ pagination: { total: 0 } });
  });

  it('stores nineteen of twenty files when one is broken, and the twentieth when it is sent again', async () => {
    const whole = await pictureOf(8, 8);
    const sent = Array.from({ length: 20 }, (_, number) => `${number}.png`);
    const responses = await Promise.all(
      sent.map((name) => post({ name, content: name === '13.png' ? whole.subarray(0, 60) : whole })),
    );
    expect(responses.map(({ status }) => status)).toEqual(
      sent.map((name) => (name === '13.png' ? 400 : 200)),
    );
    expect(responses[13]).toMatchObject(refusedWith(400, /^13\.png: /));
    const listed = async () => {
      const { body } = await library.send('GET', '/files?pageSize=100');
      return (body as { readonly results: readonly UploadedFile[] }).results;
    };
    const arrived = await listed();
    expect(namesOf(arrived)).toEqual(sent.toSpliced(13, 1).toSorted());
    expect(library.arriving()).toEqual([]);
    const served = await Promise.all(arrived.map(({ url }) => library.server.client.send('GET', url)));
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
    await library.add({ name: '13.png', content: whole });
    const all = await listed();
    expect(namesOf(all)).toEqual(sent.toSorted());
    await library.send('POST', '/actions/bulk-delete', { fileIds: all.map(({ id }) => id) });
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('leaves no file behind when the upload is aborted', async () => {
    const socket = await beginUpload(library);
    await expect.poll(() => library.arriving()).toHaveLength(1);
    socket.destroy();
    await expect.poll(nothingLeft).toEqual([[], []]);
  });

  it('is aborted when no more data arrives, and leaves no file behind', async () => {
    const other = await openLibrary(undefined, { limits: { stalledRequest: 300, connectionsCheck: 50 } });
    const socket = await beginUpload(other);
    let response = '';
    socket.on('data', (bytes) => {
      response += String(bytes);
    });
    await new Promise((resolve) => socket.once('close', resolve));
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => [other.kept(), other.arriving()]).toEqual([[], []]);
    await other.close();
  });

  it('leaves the connection usable when it is rejected while it arrives', async () => {
    const { server, admin } = library;
    if (!server.http.server.listening) await server.http.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let responses = '';
    socket.on('data', (bytes) => {
      responses += String(bytes);
    });
    const form = `--b\r\nContent-Disposition: form-data; name="other"; filename="x"\r\n\r\n${'x'.repeat(900_000)}\r\n--b--\r\n`;
    const head = `Host: localhost\r\nAuthorization: Bearer ${admin.token}\r\n`;
    socket.write(
      `POST /upload HTTP/1.1\r\n${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
    );
    socket.write(`GET /admin/init HTTP/1.1\r\n${head}\r\n`);
    await expect
      .poll(() => responses.match(/HTTP\/1\.1 \d+/g), { timeout: 5000 })
      .toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
    socket.destroy();
    await expect.poll(nothingLeft).toEqual([[], []]);
  });

  it('reports a full disk, and leaves no file behind', async () => {
    const { files } = library.server.services;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const put = vi.spyOn(files, 'put').mockRejectedValue(full);
    const { status, body } = await post({ name: 'x.txt', content: 'x' });
    put.mockRestore();
    expect([status, body]).toMatchObject([
      507,
      { error: { message: 'The storage is full: nothing was saved' } },
    ]);
    expect(nothingLeft()).toEqual([[], []]);
  });

  it('is stored with the type of its content, under a generated name', async () => {
    const page = await library.add({
      name: '../../etc/<b>page</b>.html',
      type: 'image/png',
      content: '<p>Hi</p>',
    });
    expect(page).toMatchObject({ name: 'page</b>.html'.split('/').at(-1), ext: '.txt', mime: 'text/plain' });
    const jpeg = await library.add({ name: 'photo.png', content: await pictureOf(10, 10, 'jpeg') });
    expect(jpeg).toMatchObject({ name: 'photo.png', ext: '.jpg', mime: 'image/jpeg' });
    const drawn = await library.add({ name: 'a.svg', content: svg('<rect fill="url(#a)"/>') });
    expect(drawn).toMatchObject({ mime: 'image/svg+xml', width: 20, height: 10, formats: null });
    const bytes = await library.add({ name: 'x.exe.pdf.zzz', content: Uint8Array.of(0, 1, 2, 3) });
    expect(bytes).toMatchObject({ ext: '.bin', mime: 'application/octet-stream' });
    for (const { url } of [page, jpeg, drawn, bytes]) {
      expect(url).toMatch(/^\/uploads\/[A-Za-z0-9_]+_[0-9a-f]{10}\.[a-z]+$/);
      const { status, headers } = await library.server.client.send('GET', url);
      expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect(headers['content-security-policy']).toMatch(/^sandbox/);
      expect(headers['content-disposition']).toBe(url === jpeg.url ? undefined : 'attachment');
    }
  });

  it('is rejected while 20 files of the user wait, and logged neither as an error nor with a stack', async () => {
    const { lines } = library.server.log;
    const before = lines.length;
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => post({ name: 'x.txt', content: 'x' })),
    );
    const refused = responses.filter(({ headers }) => headers['retry-after'] === '5');
    expect(refused.length).toBeGreaterThan(0);
    const written = lines
      .slice(before)
      .map((line) => JSON.parse(line) as { readonly level: number; readonly code?: string });
    const refusals = written.filter(({ code }) => code === 'OVERLOADED');
    expect(refusals.length).toBeGreaterThanOrEqual(refused.length);
    // Request logs have level 30.
    expect(written.filter(({ level }) => level > 30)).toEqual([]);
    expect(JSON.stringify(written)).not.toContain('stack');
  });

  it('loses the location of a picture, and keeps its orientation', async () => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#369' } });
    const withLocation = image.withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    });
    const level = await withLocation.jpeg().toBuffer();
    const content = await sharp(level).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(content).metadata()).exif?.includes('Camera')).toBe(true);
    const file = await library.add({ name: 'place.jpg', content });
    expect(file).toMatchObject({ width: 20, height: 40 });
    const { raw } = await library.server.client.send('GET', file.url);
    const { orientation, exif } = await sharp(raw.rawPayload).metadata();
    expect([orientation, exif?.includes('Camera')]).toEqual([6, false]);
    await library.send('PUT', '/settings', { autoOrientation: true });
    const upright = await library.add({ name: 'upright.jpg', content });
    const served = await library.server.client.send('GET', upright.url);
    const received = await sharp(served.raw.rawPayload).metadata();
    expect([received.orientation ?? 1, received.width, received.height, received.exif]).toEqual([
      1,
      20,
      40,
      undefined,
    ]);
  });

  it('gets no responsive versions if the settings disable them', async () => {
    await library.send('PUT', '/settings', { responsiveDimensions: false });
    const { formats } = await library.add({ name: 'wide.png', content: await pictureOf(1200, 100) });
    expect(Object.keys(formats ?? {})).toEqual(['thumbnail']);
  });
});
