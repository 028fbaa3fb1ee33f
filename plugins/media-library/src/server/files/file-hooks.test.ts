import { afterChange, beforeChange, defineServerPlugin, fileChanges, refuseChange } from '@admin/server';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryActionsServer, openLibrary, pictureOf, formOf, type Library } from '../library.testing.ts';
import { uploadServer } from '../upload-server.ts';

const text = (name: string) => ({ name, content: name });

forEachDialect((dialect) => {
  describe('hooks on files', () => {
    let library: Library;
    let calls: [string, Readonly<Record<string, unknown>>][] = [];
    let refusing = '';
    let setting: { readonly caption?: string } | undefined;

    const verbs = ['create', 'update', 'delete'] as const;
    const watcher = defineServerPlugin({
      id: 'watcher',
      title: 'Watcher',
      changeHooks: verbs.flatMap((verb) => [
        beforeChange(fileChanges, verb as 'create', (change) => {
          calls.push([`before ${verb}`, { ...change }]);
          if (refusing === verb || refusing === change.values.name) {
            throw refuseChange([{ path: ['name'], message: 'This file is kept as it is' }]);
          }
          return verb === 'delete' ? undefined : setting;
        }),
        afterChange(fileChanges, verb, (change) => void calls.push([`after ${verb}`, { ...change }])),
      ]),
    });

    beforeAll(async () => {
      library = await openLibrary(dialect, { plugins: [entryActionsServer, uploadServer, watcher] });
    });
    afterAll(() => library.close());
    beforeEach(() => {
      calls = [];
      refusing = '';
      setting = undefined;
    });

    const names = () => calls.map(([name]) => name);
    const refusal = {
      status: 400,
      body: { error: { name: 'ValidationError', details: { errors: [{ path: ['name'] }] } } },
    };

    it('receive an added, a changed and a deleted file', async () => {
      const { id, hash } = await library.add(text('life.txt'), { caption: 'New' });
      await library.send('POST', `?id=${id}`, formOf([], { caption: 'Changed' }));
      await library.send('DELETE', `/files/${id}`);
      const created = { name: 'life.txt', caption: 'New', hash, folderPath: '/', width: null };
      const origin = { userId: 1, apiClient: null };
      expect(calls).toMatchObject([
        ['before create', { id: null, before: null, values: created, origin }],
        ['after create', { id, before: null, after: created, origin }],
        ['before update', { id, before: created, values: { caption: 'Changed' }, origin }],
        ['after update', { id, before: created, after: { ...created, caption: 'Changed' }, origin }],
        ['before delete', { id, before: { caption: 'Changed' }, values: {}, origin }],
        ['after delete', { id, before: { caption: 'Changed' }, after: null, origin }],
      ]);
    });

    it('set texts of added, replaced and moved files', async () => {
      setting = { caption: 'Added' };
      const { id, caption } = await library.add({ name: 'a.png', content: await pictureOf(4, 4) });
      expect(caption).toBe('Added');
      setting = { caption: 'Replaced' };
      const replacement = formOf([{ name: 'b.png', content: await pictureOf(8, 8) }]);
      expect(await library.send('POST', `?id=${id}`, replacement)).toMatchObject({
        body: { caption: 'Replaced', width: 8 },
      });
      setting = { caption: 'Moved' };
      const destinationFolderId = await library.addFolder('Hooked');
      const { body } = await library.send('POST', '/actions/bulk-move', {
        fileIds: [id],
        destinationFolderId,
      });
      expect(at(body, 'data.files')).toMatchObject([{ caption: 'Moved' }]);
      expect(await library.send('GET', `/files/${id}`)).toMatchObject({
        body: { caption: 'Moved', folder: { id: destinationFolderId } },
      });
    });

    it('refuse all files of an upload, and leave no content behind', async () => {
      const stored = library.kept();
      refusing = 'second.txt';
      const form = formOf([text('first.txt'), text('second.txt')]);
      expect(await library.send('POST', '', form)).toMatchObject(refusal);
      expect(names()).toEqual(['before create', 'before create']);
      expect([library.kept(), library.arriving()]).toEqual([stored, []]);
    });

    it('refuse new content of a file, whose previous content stays', async () => {
      const { id, url } = await library.add(text('stays.txt'));
      const stored = library.kept();
      refusing = 'update';
      expect(await library.send('POST', `?id=${id}`, formOf([text('other.txt')]))).toMatchObject(refusal);
      expect(library.kept()).toEqual(stored);
      expect(await library.send('GET', `/files/${id}`)).toMatchObject({ body: { url } });
    });

    it('refuse the deletion of a folder by one of its files', async () => {
      const folder = await library.addFolder('Kept');
      const { id } = await library.add(text('inside.txt'), { folder });
      calls = [];
      refusing = 'delete';
      const remove = () => library.send('POST', '/actions/bulk-delete', { folderIds: [folder] });
      expect(await remove()).toMatchObject(refusal);
      expect((await library.send('GET', `/files/${id}`)).status).toBe(200);
      refusing = '';
      calls = [];
      expect((await remove()).status).toBe(200);
      expect(names()).toEqual(['before delete', 'after delete']);
    });
  });
});
