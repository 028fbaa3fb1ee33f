import { fileEvents } from '@admin/server';
import { forEachDialect, type TestSession } from '@admin/server/testing';
import { entryActions } from '@admin/content-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UploadedFile } from '../file-schemas.ts';
import { uploadActions } from '../upload-actions.ts';
import { articleUid, formOf, openLibrary, pictureOf, type Library } from './library.testing.ts';

const own = ['admin::is-creator'];

/** Permits reading these fields of articles. */
const onFields = (...fields: readonly string[]) => ({
  action: entryActions.read,
  subject: articleUid,
  properties: { fields },
});

const refuse = () => Promise.reject(new Error('the disk is full'));

/** A picture to upload. */
const form = () => formOf([{ name: 'x.txt', content: 'x' }]);

forEachDialect((dialect) => {
  describe('files in use by entries', () => {
    let library: Library;
    let picture: UploadedFile;
    let inCover: number;
    let inComponent: number;

    beforeAll(async () => {
      library = await openLibrary(dialect);
      picture = await library.add({ name: 'used.png', content: await pictureOf(300, 200) });
      inCover = await library.article({ title: 'Cover', cover: picture.id, gallery: [picture.id] });
      inComponent = await library.article({ title: 'Component', seo: { image: picture.id } });
    });
    afterAll(() => library.close());

    it('have their folder in entries for users who may read it, and for no others', async () => {
      const folderId = await library.addFolder('Portraits');
      const file = await library.add({ name: 'face.txt', content: 'x' }, { folder: folderId });
      const atTop = await library.add({ name: 'top.txt', content: 'x' });
      const id = await library.article({ title: 'Folder', gallery: [file.id, atTop.id] });
      const content = onFields('title', 'gallery');
      const galleryAs = async (role: Exclude<Parameters<Library['person']>[0], string>) => {
        const { token } = await library.person(role);
        const actor = await library.server.services.identity.authenticate(token);
        if (actor === null) throw new Error('no user is signed in');
        const { permissions } = actor;
        const { entry } = await library.content.readEntry({ permissions, uid: articleUid, id });
        return entry['gallery'];
      };
      const folder = { id: folderId, name: 'Portraits', pathId: folderId, path: `/${folderId}` };
      expect(await galleryAs([content, { action: uploadActions.read }])).toMatchObject([
        { folderPath: `/${folderId}`, folder },
        { folderPath: '/', folder: null },
      ]);
      for (const role of [[content], [content, { action: uploadActions.read, conditions: own }]]) {
        expect(JSON.stringify(await galleryAs(role))).not.toMatch(/folder|Portraits/);
      }
      await library.send('POST', '/actions/bulk-delete', { fileIds: [file.id, atTop.id] });
    });

    it('have a focal point, which entries contain', async () => {
      const focalPoint = { x: 0.25, y: 1 };
      const { body } = await library.send('POST', `?id=${picture.id}`, formOf([], { focalPoint }));
      expect(body).toMatchObject({ name: 'used.png', provider_metadata: { focalPoint } });
      const { cover } = await library.readArticle(inCover);
      expect(cover).toMatchObject({ id: picture.id, provider_metadata: { focalPoint } });
    });

    it('keep their id and get a new address when they are replaced', async () => {
      const before = library.kept();
      const replacement = formOf([{ name: 'new one.jpg', content: await pictureOf(600, 400, 'jpeg') }], {
        alternativeText: 'New',
      });
      const { status, body } = await library.send('POST', `?id=${picture.id}`, replacement);
      const replaced = body as UploadedFile;
      expect([status, replaced]).toMatchObject([
        200,
        { id: picture.id, name: 'new one.jpg', alternativeText: 'New', width: 600, provider_metadata: null },
      ]);
      expect(replaced.url).not.toBe(picture.url);
      expect((await library.readArticle(inCover))['cover']).toMatchObject({ url: replaced.url });
      const after = library.kept();
      expect(after).toHaveLength(3);
      expect(after.filter((name) => before.includes(name))).toEqual([]);
    });

    it('stay unchanged when the replacement is of another kind, broken, or several files', async () => {
      const before = [library.kept(), (await library.send('GET', `/files/${picture.id}`)).body];
      const content = await pictureOf(10, 10);
      const forms = [
        formOf([{ name: 'x.txt', content: 'text' }]),
        formOf([{ name: 'x.png', content: content.subarray(0, 50) }]),
        formOf([1, 2].map(() => ({ name: 'x.png', content }))),
        formOf([{ name: 'x.png', content }], { folder: 99 }),
      ];
      for (const sent of forms) {
        expect(await library.send('POST', `?id=${picture.id}`, sent)).toMatchObject({ status: 400 });
      }
      const after = [library.kept(), (await library.send('GET', `/files/${picture.id}`)).body];
      expect(after).toEqual(before);
      expect(library.arriving()).toEqual([]);
    });

    it('are not deleted when only unused files may be deleted', async () => {
      const one = await library.send('DELETE', `/files/${picture.id}?onlyUnused=true`);
      const several = await library.send('POST', '/actions/bulk-delete', {
        fileIds: [picture.id],
        onlyUnused: true,
      });
      expect([one, several]).toMatchObject(
        [1, 2].map(() => ({ status: 409, body: { error: { details: { uses: 3 } } } })),
      );
      expect((await library.send('GET', `/files/${picture.id}`)).status).toBe(200);
    });

    it('are removed from all entries when they are deleted', async () => {
      expect((await library.send('DELETE', `/files/${picture.id}`)).status).toBe(200);
      expect(await library.readArticle(inCover)).toMatchObject({ cover: null, gallery: null });
      expect(await library.readArticle(inComponent)).toMatchObject({ seo: { image: null } });
      expect(library.kept()).toEqual([]);
    });
  });

  describe('the permissions of a role on files', () => {
    let library: Library;
    let foreign: UploadedFile;

    beforeAll(async () => {
      library = await openLibrary(dialect);
      foreign = await library.add({ name: 'of ada.png', content: await pictureOf(20, 20) });
    });
    afterAll(() => library.close());

    const statuses = async (as: TestSession, id: number) => {
      const responses = [
        await library.send('GET', `/files/${id}`, undefined, as),
        await library.send('GET', `/files/${id}/uses`, undefined, as),
        await library.send('POST', `?id=${id}`, formOf([], { caption: 'x' }), as),
        await library.send('POST', '/actions/bulk-move', { fileIds: [id] }, as),
        await library.send('POST', '/actions/bulk-delete', { fileIds: [id] }, as),
      ];
      return responses.map(({ status }) => status);
    };

    it('let authors read and change their own uploads, and nothing else', async () => {
      const author = await library.person('strapi-author');
      expect(await statuses(author, foreign.id)).toEqual([404, 404, 404, 404, 404]);
      expect((await library.send('GET', '/files', undefined, author)).body).toMatchObject({ results: [] });
      const mine = await library.add({ name: 'mine.txt', content: 'x' }, undefined, author);
      expect((await library.send('GET', '/files', undefined, author)).body).toMatchObject({
        results: [{ id: mine.id }],
        pagination: { total: 1 },
      });
      expect(await statuses(author, mine.id)).toEqual([200, 200, 200, 200, 200]);
    });

    it('do not let a user delete a folder with files of others, or learn their number', async () => {
      const folder = await library.addFolder('Of Ada');
      await library.send('POST', '/actions/bulk-move', {
        fileIds: [foreign.id],
        destinationFolderId: folder,
      });
      const author = await library.person('strapi-author');
      const { body } = await library.send('GET', '/folders', undefined, author);
      expect(body).toMatchObject({ data: [{ id: folder, files: { count: 0 } }] });
      const deleted = await library.send('POST', '/actions/bulk-delete', { folderIds: [folder] }, author);
      expect(deleted.status).toBe(404);
      expect((await library.send('GET', `/folders/${folder}`)).body).toMatchObject({
        data: { files: { count: 1 } },
      });
    });

    it('apply to each action separately', async () => {
      const reader = await library.person([{ action: uploadActions.read }]);
      expect(await statuses(reader, foreign.id)).toEqual([200, 200, 403, 403, 403]);
      const changer = await library.person([{ action: uploadActions.update }]);
      expect((await library.send('POST', '', form(), changer)).status).toBe(403);
      const maker = await library.person([{ action: uploadActions.create }]);
      expect((await library.send('POST', '', form(), maker)).status).toBe(200);
      expect((await library.send('POST', `?id=${foreign.id}`, form(), maker)).status).toBe(403);
      expect(
        (await library.send('PUT', '/configuration', { pageSize: 5, sort: 'name:ASC' }, maker)).status,
      ).toBe(403);
      expect((await library.send('PUT', '/settings', { autoOrientation: true }, maker)).status).toBe(403);
    });

    it('let users link files that they may read, and those that an entry already contains', async () => {
      const everything = { subject: articleUid, properties: { fields: null } };
      const onArticles = [entryActions.create, entryActions.read, entryActions.update].map((action) => ({
        action,
        ...everything,
      }));
      const readOwn = { action: uploadActions.read, conditions: own };
      const writer = await library.person([...onArticles, readOwn, { action: uploadActions.create }]);
      const mine = await library.add({ name: 'mine.png', content: await pictureOf(9, 9) }, undefined, writer);
      const { identity } = library.server.services;
      const permissions = (await identity.authenticate(writer.token))?.permissions;
      if (permissions === undefined) throw new Error('no user is signed in');
      const call = { permissions, uid: articleUid };
      const { entry } = await library.content.createEntry({ ...call, body: { title: 'A', cover: mine.id } });
      const linking = library.content.createEntry({ ...call, body: { title: 'B', cover: foreign.id } });
      await expect(linking).rejects.toMatchObject({ status: 403 });
      const inside = { title: 'C', seo: { image: foreign.id } };
      await expect(library.content.createEntry({ ...call, body: inside })).rejects.toMatchObject({
        status: 403,
      });
      const shown = await library.article({ title: 'D', gallery: [foreign.id] });
      const update = { ...call, id: shown, body: { gallery: [mine.id, foreign.id] } };
      await expect(library.content.updateEntry(update)).resolves.toBeDefined();
      expect(await library.readArticle(shown)).toMatchObject({
        gallery: [{ id: mine.id }, { id: foreign.id }],
      });
      expect(await library.readArticle(entry.id)).toMatchObject({ cover: { id: mine.id } });
    });
  });

  describe('concurrent changes', () => {
    let library: Library;

    beforeAll(async () => {
      library = await openLibrary(dialect);
    });
    afterAll(() => library.close());

    it('of files are published with the file, in one transaction', async () => {
      const { events } = library.server.services;
      const received: unknown[] = [];
      const ends = fileEvents.map((name) =>
        events.on(name, ({ id, file }) => received.push([name, id, (file as UploadedFile).alternativeText])),
      );
      const { id } = await library.add({ name: 'told.txt', content: 'x' });
      const described = formOf([], { alternativeText: 'Told' });
      expect((await library.send('POST', `?id=${id}`, described)).status).toBe(200);
      await library.send('POST', '/actions/bulk-move', { fileIds: [id], destinationFolderId: null });
      const other = await library.add({ name: 'other.txt', content: 'x' });
      await library.send('DELETE', `/files/${id}`);
      await library.send('POST', '/actions/bulk-delete', { fileIds: [other.id] });
      expect(received).toEqual([
        ['media.create', id, null],
        ['media.update', id, 'Told'],
        ['media.update', id, 'Told'],
        ['media.create', other.id, null],
        ['media.delete', id, 'Told'],
        ['media.delete', other.id, null],
      ]);
      const { body: before } = await library.send('GET', '/files?pageSize=100');
      ends.push(events.beforeCommit('media.create', refuse));
      expect((await library.send('POST', '', form())).status).toBe(500);
      expect((await library.send('GET', '/files?pageSize=100')).body).toEqual(before);
      for (const end of ends) end();
      expect(received).toHaveLength(6);
    });

    it('of uploads are all stored', async () => {
      const content = await pictureOf(300, 300);
      const files = await Promise.all([1, 2].map(() => library.add({ name: 'same.png', content })));
      expect(new Set(files.flatMap(({ id, hash }) => [String(id), hash])).size).toBe(4);
      expect(library.kept()).toHaveLength(4);
    });

    it('of folders create one of each name, at the top level and below', async () => {
      for (const parent of [null, await library.addFolder('Outer')]) {
        const made = await Promise.all(
          [1, 2, 3].map(() => library.send('POST', '/folders', { name: 'Twin', parent })),
        );
        expect(made.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400', '400']);
      }
    });

    it('of two folders into each other leave a tree', async () => {
      const [a, b] = [await library.addFolder('A'), await library.addFolder('B')];
      const moved = await Promise.all([
        library.send('PUT', `/folders/${a}`, { parent: b }),
        library.send('PUT', `/folders/${b}`, { parent: a }),
      ]);
      expect(moved.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
    });
  });
});
