import { defineServerPlugin } from '@admin/server';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articleUid,
  entryActionsServer,
  formOf,
  openLibrary,
  pictureOf,
  type Library,
} from '../library.testing.ts';
import { uploadServer } from '../upload-server.ts';

/** Clients with the permissions of the first administrator; `limited` may call the routes of files only. */
const clients = defineServerPlugin({
  id: 'clients',
  title: 'Clients',
  async authenticateApiClient({ authorization }, { identity }) {
    const permissions = await identity.permissionsOfUser(1);
    if (permissions === null || authorization === undefined) return 'unknown';
    const isFull = authorization === 'Bearer full';
    return { name: authorization, permissions, allows: () => isFull };
  },
});

forEachDialect((dialect) => {
  describe('files for API clients', () => {
    let library: Library;

    const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: FormData, key = 'full') =>
      library.server.client.send(method, `/api/upload${url}`, body, {
        headers: { authorization: `Bearer ${key}` },
      });

    const picture = async (fields: Readonly<Record<string, string>> = {}, ...infos: readonly object[]) => {
      const form = formOf(
        [{ name: 'sea.png', type: 'image/png', content: await pictureOf(30, 20) }],
        ...infos,
      );
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return form;
    };

    beforeAll(async () => {
      library = await openLibrary(dialect, { plugins: [entryActionsServer, uploadServer, clients] });
    });
    afterAll(() => library.close());

    it('are added with their metadata, listed, read and deleted without their folders', async () => {
      const created = await call('POST', '', await picture({}, { alternativeText: 'The sea' }));
      expect(created.status).toBe(200);
      const [file] = created.body as [{ id: number }];
      expect(file).toMatchObject({ name: 'sea.png', alternativeText: 'The sea', width: 30, height: 20 });
      expect(file).not.toHaveProperty('folderPath');
      expect((await call('GET', '/files')).body).toEqual([file]);
      expect((await call('GET', `/files/${file.id}`)).body).toEqual(file);
      const form = new FormData();
      form.append('fileInfo', JSON.stringify({ caption: 'Evening' }));
      expect((await call('POST', `?id=${file.id}`, form)).body).toMatchObject({
        id: file.id,
        caption: 'Evening',
      });
      expect((await call('DELETE', `/files/${file.id}`)).status).toBe(200);
      for (const id of [String(file.id), '9999', 'abc']) {
        expect([id, (await call('GET', `/files/${id}`)).status]).toEqual([id, 404]);
      }
    });

    it('are required', async () => {
      const form = new FormData();
      form.append('x', 'y');
      const { status, body } = await call('POST', '', form);
      expect([status, at(body, 'error.name'), at(body, 'error.message')]).toEqual([
        400,
        'ValidationError',
        'Files are empty',
      ]);
    });

    it('are added to the media attribute of an entry', async () => {
      const id = await library.article({ title: 'Tides' });
      const reference = { ref: articleUid, refId: String(id) };
      const cover = await call('POST', '', await picture({ ...reference, field: 'cover' }));
      await call('POST', '', await picture({ ...reference, field: 'gallery' }));
      await call('POST', '', await picture({ ...reference, field: 'gallery' }));
      const article = await library.readArticle(id);
      expect(at(article, 'cover.id')).toBe(at(cover.body, '0.id'));
      expect(at(article, 'gallery')).toHaveLength(2);
    });

    it.each([
      [{ ref: articleUid, refId: '1' }, 400],
      [{ ref: articleUid, refId: '1', field: 'title' }, 400],
      [{ ref: articleUid, refId: '999', field: 'cover' }, 404],
      [{ ref: 'api::nope.nope', refId: '1', field: 'cover' }, 400],
    ])('are not kept when the entry is %j', async (fields, status) => {
      const before = (await call('GET', '/files')).body;
      expect((await call('POST', '', await picture(fields))).status).toBe(status);
      expect((await call('GET', '/files')).body).toEqual(before);
    });

    it('are not added to entries that the client may not update', async () => {
      const id = await library.article({ title: 'Closed' });
      const fields = { ref: articleUid, refId: String(id), field: 'cover' };
      const { status } = await call('POST', '', await picture(fields), 'limited');
      expect(status).toBe(403);
      expect(at(await library.readArticle(id), 'cover')).toBeNull();
    });
  });
});
