import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  anyText,
  textLike,
  forEachDialect,
  at,
  startTestServer,
  addUser,
  type TestSession,
  type TestServer,
} from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gif, jpeg, png, svg } from './fixtures/pictures.ts';
import { projectServer } from './project-server.ts';

const password = 'Correct-Horse-7';

function errorsOf(response: { readonly body: unknown }) {
  return at(response.body, 'error.details.errors');
}

forEachDialect((dialect) => {
  describe('the logos of the panel', () => {
    let server: TestServer;
    let admin: TestSession;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        plugins: [projectServer],
        trusted: ['project-settings'],
      });
      admin = await server.client.registerAdmin();
    });

    afterAll(async () => {
      await server.close();
    });

    interface Part {
      readonly field: string;
      readonly file?: Blob;
      readonly name?: string;
      readonly text?: string;
    }
    const post = (parts: readonly Part[], as: TestSession | null = admin) => {
      const form = new FormData();
      for (const { field, file, name = 'picture.png', text = '' } of parts) {
        if (file === undefined) form.append(field, text);
        else form.append(field, file, name);
      }
      return server.client.send('POST', '/admin/project-settings', form, as === null ? {} : { as });
    };
    const get = (url: string) => server.client.send('GET', url, undefined, { as: admin });
    const files = () => readdirSync(path.join(server.dataDir, 'uploads')).toSorted();

    it('are the built-in ones at first', async () => {
      expect((await get('/admin/project-settings')).body).toEqual({ menuLogo: null, authLogo: null });
      const { body } = await server.client.send('GET', '/admin/init');
      expect(at(body, 'data')).toEqual({
        uuid: anyText,
        hasAdmin: true,
        menuLogo: null,
        authLogo: null,
        mail: 'file',
      });
    });

    it('are stored with the type and size in their bytes, and are public', async () => {
      const { status, body } = await post([
        { field: 'authLogo', file: png(200, 100), name: 'auth-logo.png' },
        { field: 'menuLogo', file: svg(10, 10), name: 'menu-logo.svg' },
      ]);
      expect(status).toBe(200);
      expect(body).toEqual({
        menuLogo: {
          name: 'menu-logo.svg',
          url: textLike(/^\/uploads\/menu_logo_[0-9a-f]{10}\.svg$/),
          width: 10,
          height: 10,
          ext: '.svg',
          size: 0.06,
        },
        authLogo: {
          name: 'auth-logo.png',
          url: textLike(/^\/uploads\/auth_logo_[0-9a-f]{10}\.png$/),
          width: 200,
          height: 100,
          ext: '.png',
          size: 0.03,
        },
      });
      expect((await get('/admin/project-settings')).body).toEqual(body);
      const init = await server.client.send('GET', '/admin/init');
      expect(at(init.body, 'data')).toMatchObject({
        menuLogo: at(body, 'menuLogo.url'),
        authLogo: at(body, 'authLogo.url'),
      });
      const shown = await server.client.send('GET', String(at(body, 'menuLogo.url')));
      expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(files()).toHaveLength(2);
    });

    it('stay unchanged without a part, are removed with null, and leave no files behind', async () => {
      const before = (await get('/admin/project-settings')).body;
      const { body } = await post([{ field: 'menuLogo', text: 'null' }]);
      expect(body).toEqual({ menuLogo: null, authLogo: at(before, 'authLogo') });
      expect(files()).toEqual([path.basename(String(at(before, 'authLogo.url')))]);
      const replaced = await post([{ field: 'authLogo', file: jpeg(20, 30), name: 'new.jpeg' }]);
      expect(at(replaced.body, 'authLogo')).toMatchObject({
        name: 'new.jpeg',
        ext: '.jpg',
        width: 20,
        height: 30,
      });
      expect(files()).toEqual([path.basename(String(at(replaced.body, 'authLogo.url')))]);
      expect((await post([])).body).toEqual({ menuLogo: null, authLogo: at(replaced.body, 'authLogo') });
      await post([
        { field: 'menuLogo', text: 'null' },
        { field: 'authLogo', text: 'null' },
      ]);
      expect(files()).toEqual([]);
    });

    it.each<[string, Part, readonly string[]]>([
      ['wider than 750 pixels', { field: 'authLogo', file: png(751, 10) }, ['authLogo', 'width']],
      [
        'higher than 750 pixels',
        { field: 'menuLogo', file: svg(10, 800), name: 'a.svg' },
        ['menuLogo', 'height'],
      ],
      ['larger than a mebibyte', { field: 'authLogo', file: png(10, 10, 1024 * 1024) }, ['authLogo', 'size']],
      ['of another type', { field: 'authLogo', file: gif(10, 10), name: 'a.gif' }, ['authLogo', 'type']],
      [
        'a page that says it is a picture',
        {
          field: 'authLogo',
          file: new Blob(['<html><svg width="1" height="1"></svg>'], { type: 'image/png' }),
        },
        ['authLogo', 'type'],
      ],
      [
        'of a type other than it says',
        { field: 'authLogo', file: new Blob([png(10, 10)], { type: 'image/jpeg' }) },
        ['authLogo', 'type'],
      ],
      ['empty', { field: 'authLogo', file: new Blob([], { type: 'image/png' }) }, ['authLogo', 'type']],
      [
        'a drawing without a size',
        { field: 'authLogo', file: new Blob(['<svg xmlns="x"></svg>'], { type: 'image/svg+xml' }) },
        ['authLogo', 'type'],
      ],
      [
        'a drawing with a script',
        {
          field: 'menuLogo',
          name: 'a.svg',
          file: new Blob(
            ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>1</script></svg>'],
            { type: 'image/svg+xml' },
          ),
        },
        ['menuLogo'],
      ],
      ['a text', { field: 'menuLogo', text: '/uploads/somebody-elses.png' }, ['menuLogo']],
      ['in another part', { field: 'favicon', file: png(10, 10) }, []],
    ])('are rejected when one is %s', async (_case, part, at0) => {
      const response = await post([
        part,
        ...(part.field === 'menuLogo' ? [] : [{ field: 'menuLogo', file: png(1, 1) }]),
      ]);
      expect(response.status).toBe(400);
      expect(errorsOf(response)).toMatchObject([{ path: at0, name: 'ValidationError' }]);
      expect((await get('/admin/project-settings')).body).toEqual({ menuLogo: null, authLogo: null });
      expect(files()).toEqual([]);
    });

    it('are rejected with all reasons in one response', async () => {
      const response = await post([{ field: 'authLogo', file: png(800, 900) }]);
      expect(at(response.body, 'error')).toMatchObject({
        message: '2 errors occurred',
        details: {
          errors: [
            { path: ['authLogo', 'width'], message: 'authLogo.width must be less than or equal to 750' },
            { path: ['authLogo', 'height'], message: 'authLogo.height must be less than or equal to 750' },
          ],
        },
      });
      const twice = await post([
        { field: 'authLogo', file: png(1, 1) },
        { field: 'authLogo', text: 'null' },
      ]);
      expect(errorsOf(twice)).toMatchObject([{ path: ['authLogo'] }]);
    });

    it('are stored under generated names', async () => {
      for (const name of [
        '../../x.png',
        '..\\..\\x.png',
        'CON',
        `${'x'.repeat(300)}.png`,
        'a\u202Egnp.html',
      ]) {
        const { status, body } = await post([{ field: 'authLogo', file: png(1, 1), name }]);
        expect([name, status]).toEqual([name, 200]);
        expect(at(body, 'authLogo.url')).toMatch(/^\/uploads\/[A-Za-z0-9_]{1,95}\.png$/);
        expect(at(body, 'authLogo.name')).not.toMatch(/[/\\\u202E]/);
        expect(files()).toHaveLength(1);
      }
      expect(existsSync(path.join(server.dataDir, 'x.png'))).toBe(false);
      await post([{ field: 'authLogo', text: 'null' }]);
    });

    it('after simultaneous changes are those of one change, with only its file', async () => {
      const changes = Array.from({ length: 6 }, (_, index) =>
        post([{ field: index % 2 === 0 ? 'authLogo' : 'menuLogo', file: png(index + 1, 1) }]),
      );
      const responses = await Promise.all(changes);
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      const { body } = await get('/admin/project-settings');
      const urls = [at(body, 'authLogo.url'), at(body, 'menuLogo.url')].map(String);
      expect(files()).toEqual(urls.map((url) => path.basename(url)).toSorted());
    });

    it('reject bodies of another form with a 4xx status', async () => {
      const send = (payload: string, type: string) =>
        server.client.send('POST', '/admin/project-settings', undefined, {
          as: admin,
          payload,
          headers: { 'content-type': type },
        });
      const cut = '--x\r\ncontent-disposition: form-data; name="authLogo"; filename="a.png"\r\n\r\nabc';
      expect((await send('{"authLogo":null}', 'application/json')).status).toBe(415);
      expect((await send('authLogo=null', 'application/x-www-form-urlencoded')).status).toBe(415);
      expect((await send(cut, 'multipart/form-data')).status).toBe(400);
      expect((await send(cut, 'multipart/form-data; boundary=x')).status).toBe(400);
      expect((await send('', 'multipart/form-data; boundary=x')).status).toBe(400);
      const polluting = '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nnull\r\n--x--\r\n';
      expect((await send(polluting, 'multipart/form-data; boundary=x')).status).toBe(400);
      const huge = Array.from({ length: 30 }, () => ({ field: 'authLogo', text: 'null' }));
      expect((await post(huge)).status).toBe(413);
      const tooLarge = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: 'image/png' });
      expect((await post([{ field: 'authLogo', file: tooLarge }])).status).toBe(413);
      expect((await get('/admin/init')).status).toBe(200);
    });

    it('can be changed only with permission', async () => {
      const email = 'reader@example.com';
      await addUser(server.services, { email, password, role: [{ action: 'admin::project-settings.read' }] });
      const reader = await server.client.signIn({ email, password });
      const before = (await get('/admin/project-settings')).body;
      const read = await server.client.send('GET', '/admin/project-settings', undefined, { as: reader });
      expect(read.status).toBe(200);
      expect((await post([{ field: 'authLogo', text: 'null' }], reader)).status).toBe(403);
      expect((await post([{ field: 'authLogo', text: 'null' }], null)).status).toBe(401);
      expect((await get('/admin/project-settings')).body).toEqual(before);
      const updater = { email: 'updater@example.com', password };
      await addUser(server.services, { ...updater, role: [{ action: 'admin::project-settings.update' }] });
      const session = await server.client.signIn(updater);
      expect((await post([{ field: 'authLogo', file: png(7, 7) }], session)).status).toBe(200);
      expect(at((await get('/admin/project-settings')).body, 'authLogo.width')).toBe(7);
      expect((await post([{ field: 'authLogo', text: 'null' }], session)).status).toBe(200);
    });

    it('are the only endpoint that reads forms', async () => {
      const form = new FormData();
      form.append('name', 'Role');
      expect((await server.client.send('POST', '/admin/roles', form, { as: admin })).status).toBe(415);
    });
  });
});
