import { forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, openLibrary, pictureOf, type Library } from './library.testing.ts';

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const number = expect.any(Number) as number;
const textLike = (pattern: RegExp) => expect.stringMatching(pattern) as string;

/** An error in the form of a response. */
const refusal = (status: number, name: string, message: string, path?: readonly string[]) => ({
  status,
  body: {
    data: null,
    error: {
      status,
      name,
      message,
      details: path === undefined ? {} : { errors: [{ path, message, name: 'ValidationError' }] },
    },
  },
});

const format = (name: string, width: number, height: number) => ({
  name: `${name}_big photo.png`,
  hash: textLike(new RegExp(`^${name}_big_photo_[0-9a-f]{10}$`)),
  ext: '.png',
  mime: 'image/png',
  path: null,
  width,
  height,
  size: number,
  sizeInBytes: number,
  url: textLike(new RegExp(`^/uploads/${name}_big_photo_[0-9a-f]{10}\\.png$`)),
});

const small = (id: number, name: string) => ({
  id,
  name: `${name}.png`,
  alternativeText: null,
  caption: null,
  width: 64,
  height: 48,
  formats: null,
  hash: textLike(new RegExp(`^${name}_[0-9a-f]{10}$`)),
  ext: '.png',
  mime: 'image/png',
  size: number,
  url: textLike(new RegExp(`^/uploads/${name}_[0-9a-f]{10}\\.png$`)),
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
  folderPath: '/',
  createdAt: time,
  updatedAt: time,
  isUrlSigned: false,
});

const bigPhoto = {
  ...small(1, 'big photo'),
  alternativeText: 'A big photo',
  caption: 'cap',
  width: 1200,
  height: 800,
  formats: {
    thumbnail: format('thumbnail', 234, 156),
    large: format('large', 1000, 667),
    medium: format('medium', 750, 500),
    small: format('small', 500, 333),
  },
  hash: textLike(/^big_photo_[0-9a-f]{10}$/),
  url: textLike(/^\/uploads\/big_photo_[0-9a-f]{10}\.png$/),
};

const note = {
  ...small(2, 'note'),
  name: 'note.txt',
  width: null,
  height: null,
  ext: '.txt',
  mime: 'text/plain',
  size: 0.02,
  url: textLike(/^\/uploads\/note_[0-9a-f]{10}\.txt$/),
};

const folder = (id: number, name: string, path: string) => ({
  id,
  name,
  pathId: id,
  path,
  createdAt: time,
  updatedAt: time,
});

forEachDialect((dialect) => {
  describe('recorded requests of media library clients', () => {
    let library: Library;

    beforeAll(async () => {
      library = await openLibrary(dialect);
    });
    afterAll(() => library.close());

    const post = async (name: string, content: Uint8Array | string, info?: object) => {
      library.server.clock.advance(1000);
      return library.send('POST', '', formOf([{ name, content }], ...(info ? [info] : [])));
    };

    it('read and change the settings', async () => {
      const settings = { sizeOptimization: true, responsiveDimensions: true, autoOrientation: false };
      expect(await library.send('PUT', '/settings', settings)).toMatchObject({
        status: 200,
        body: { data: settings },
      });
      expect((await library.send('GET', '/settings')).body).toStrictEqual({ data: settings });
    });

    it('read and change the view configuration', async () => {
      // The recorded server returns 10: docs/reference/differences.md.
      const usual = { pageSize: 24, sort: 'createdAt:DESC' };
      expect((await library.send('GET', '/configuration')).body).toStrictEqual({ data: usual });
      const other = { pageSize: 20, sort: 'name:ASC' };
      expect((await library.send('PUT', '/configuration', other)).body).toStrictEqual({ data: other });
      expect((await library.send('PUT', '/configuration', usual)).body).toStrictEqual({ data: usual });
      const invalid = { pageSize: 0, sort: 'createdAt:DESC' };
      expect((await library.send('PUT', '/configuration', invalid)).status).toBe(400);
    });

    it('upload a file with metadata', async () => {
      const info = { name: 'big photo.png', alternativeText: 'A big photo', caption: 'cap', folder: null };
      const { status, body } = await post('big photo.png', await pictureOf(1200, 800), info);
      expect([status, body]).toStrictEqual([200, [bigPhoto]]);
      expect(Object.keys((body as [typeof bigPhoto])[0].formats)).toEqual([
        'thumbnail',
        'large',
        'medium',
        'small',
      ]);
    });

    it('download uploaded files, and nothing else', async () => {
      const { body } = await library.send('GET', '/files/1');
      const { url } = body as { readonly url: string };
      const served = await library.server.client.send('GET', url);
      expect([served.status, served.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await library.server.client.send('GET', '/uploads/does-not-exist.png')).toMatchObject(
        refusal(404, 'NotFoundError', 'Not Found'),
      );
    });

    it('are rejected for several files with separate metadata', async () => {
      const form = formOf(
        [
          { name: 'small.png', content: await pictureOf(64, 48) },
          { name: 'note.txt', content: 'a note of a file' },
        ],
        { name: 'small.png', folder: null },
        { name: 'note.txt', folder: null },
      );
      expect(await library.send('POST', '', form)).toMatchObject(
        refusal(400, 'ValidationError', 'fileInfo must be a `object` type', ['fileInfo']),
      );
      expect(library.arriving()).toEqual([]);
    });

    it('upload text, and a picture without smaller versions', async () => {
      expect((await post('note.txt', 'a note of a file')).body).toStrictEqual([note]);
      expect((await post('third.png', await pictureOf(64, 48))).body).toStrictEqual([small(3, 'third')]);
    });

    it('are rejected without files', async () => {
      expect(await library.send('POST', '', formOf([], {}))).toMatchObject(
        refusal(400, 'ApplicationError', 'Files are empty'),
      );
    });

    it('create folders', async () => {
      expect((await library.send('POST', '/folders', { name: 'Photos', parent: null })).body).toStrictEqual({
        data: folder(1, 'Photos', '/1'),
      });
      expect((await library.send('POST', '/folders', { name: '2026', parent: 1 })).body).toStrictEqual({
        data: folder(2, '2026', '/1/2'),
      });
    });

    it.each([
      [{ name: 'Nope', parent: 9999 }, 'parent folder does not exist', ['parent']],
      [{ name: 'a/b' }, 'name cannot contain slashes', ['name']],
      [{ name: 'Photos' }, 'A folder with this name already exists', ['name']],
      [{ name: '  ' }, 'name is a required field', ['name']],
    ])('are rejected for the folder %j', async (body, message, path) => {
      expect(await library.send('POST', '/folders', body)).toMatchObject(
        refusal(400, 'ValidationError', message, path),
      );
    });

    it('list the top-level folders, and those that a search finds', async () => {
      const root = '?sort=createdAt:DESC&pagination[pageSize]=-1&filters[$and][0][parent][id][$null]=true';
      expect((await library.send('GET', `/folders${root}`)).body).toStrictEqual({
        data: [{ ...folder(1, 'Photos', '/1'), children: { count: 1 }, files: { count: 0 } }],
      });
      expect((await library.send('GET', '/folders?_q=2026')).body).toStrictEqual({
        data: [{ ...folder(2, '2026', '/1/2'), children: { count: 0 }, files: { count: 0 } }],
      });
      expect((await library.send('GET', '/folders?filters[parent][id]=1')).body).toMatchObject({
        data: [{ id: 2 }],
      });
    });

    it('read a folder, or receive 404 for a missing one', async () => {
      expect((await library.send('GET', '/folders/2')).body).toStrictEqual({
        data: {
          ...folder(2, '2026', '/1/2'),
          parent: { ...folder(1, 'Photos', '/1'), parent: null },
          children: { count: 0 },
          files: { count: 0 },
        },
      });
      expect(await library.send('GET', '/folders/9999')).toMatchObject(
        refusal(404, 'NotFoundError', 'folder not found'),
      );
    });

    it('rename a folder', async () => {
      const { status, body } = await library.send('PUT', '/folders/2', { name: '2027', parent: 1 });
      expect([status, body]).toStrictEqual([200, { data: folder(2, '2027', '/1/2') }]);
    });

    it('are rejected when they move a folder into itself', async () => {
      for (const parent of [1, 2]) {
        expect(await library.send('PUT', '/folders/1', { name: 'Photos', parent })).toMatchObject(
          refusal(400, 'ValidationError', 'folder cannot be moved inside itself', ['parent']),
        );
      }
    });

    it('read the tree of folders', async () => {
      expect((await library.send('GET', '/folder-structure')).body).toStrictEqual({
        data: [{ id: 1, name: 'Photos', children: [{ id: 2, name: '2027', children: [] }] }],
      });
    });

    it('list files of a folder', async () => {
      await post('infolder.png', await pictureOf(64, 48), { folder: 1 });
      const query = '?page=1&pageSize=10&sort=createdAt:DESC&filters[$and][0][folder][id][$null]=true';
      const { status, body } = await library.send('GET', `/files${query}`);
      expect([status, body]).toStrictEqual([
        200,
        {
          results: [small(3, 'third'), note, bigPhoto].map((file) => ({ ...file, folder: null })),
          pagination: { page: 1, pageSize: 10, pageCount: 1, total: 3 },
        },
      ]);
      const atPath = await library.send('GET', '/files?filters[$and][0][folderPath][$eq]=/1');
      expect(atPath.body).toMatchObject({ results: [{ id: 4, folder: { id: 1 } }] });
    });

    it('list pictures, two at a time', async () => {
      const query = '?page=1&pageSize=2&sort=name:ASC&filters[$and][0][mime][$contains]=image';
      expect((await library.send('GET', `/files${query}`)).body).toStrictEqual({
        results: [
          { ...bigPhoto, folder: null },
          { ...small(4, 'infolder'), folderPath: '/1', folder: folder(1, 'Photos', '/1') },
        ],
        pagination: { page: 1, pageSize: 2, pageCount: 2, total: 3 },
      });
    });

    it('search files, and are rejected for unsupported filters', async () => {
      expect((await library.send('GET', '/files?_q=BIG')).body).toMatchObject({ results: [{ id: 1 }] });
      for (const name of ['created_by_id', 'provider_metadata', 'createdBy', 'folder.files']) {
        expect(await library.send('GET', `/files?filters[${name}]=1`)).toMatchObject({ status: 400 });
        expect(await library.send('GET', `/files?sort=${name}`)).toMatchObject({ status: 400 });
      }
    });

    it('read a file, or receive 404 for a missing one', async () => {
      expect((await library.send('GET', '/files/1')).body).toStrictEqual({
        ...bigPhoto,
        createdBy: { id: 1, firstname: 'Ada', lastname: 'Admin', username: null },
        folder: null,
      });
      for (const id of ['9999', 'x', '1e3', '0']) {
        expect(await library.send('GET', `/files/${id}`)).toMatchObject(
          refusal(404, 'NotFoundError', 'Entity not found'),
        );
      }
    });

    it('change the metadata of a file, and nothing else', async () => {
      const info = { name: 'note of 2026.txt', alternativeText: 'alt', caption: '', folder: 2 };
      const { status, body } = await library.send('POST', '?id=2', formOf([], info));
      expect([status, body]).toStrictEqual([
        200,
        { ...note, name: 'note of 2026.txt', alternativeText: 'alt', folderPath: '/1/2' },
      ]);
      expect(await library.send('POST', '?id=9999', formOf([], info))).toMatchObject({ status: 404 });
      expect(await library.send('POST', '?id=2', formOf([], { folder: 77 }))).toMatchObject({ status: 400 });
    });

    it('move files and folders', async () => {
      const move = { fileIds: [1], folderIds: [2], destinationFolderId: null };
      const { status, body } = await library.send('POST', '/actions/bulk-move', move);
      expect([status, body]).toMatchObject([
        200,
        { data: { files: [{ id: 1, folderPath: '/' }], folders: [{ id: 2, path: '/2' }] } },
      ]);
      expect((await library.send('GET', '/files/2')).body).toMatchObject({ folderPath: '/2' });
      const inside = { folderIds: [1], destinationFolderId: 1 };
      expect(await library.send('POST', '/actions/bulk-move', inside)).toMatchObject(
        refusal(400, 'ValidationError', 'folder cannot be moved inside itself', ['destinationFolderId']),
      );
    });

    it('delete a file', async () => {
      const { body } = await post('del.png', await pictureOf(64, 48));
      expect(body).toStrictEqual([small(5, 'del')]);
      const deleted = await library.send('DELETE', '/files/5');
      expect([deleted.status, deleted.body]).toStrictEqual([200, small(5, 'del')]);
      expect((await library.send('GET', '/files/5')).status).toBe(404);
      expect(library.kept().filter((name) => name.startsWith('del'))).toEqual([]);
    });

    it('delete files and folders with their contents', async () => {
      const call = { fileIds: [3], folderIds: [1, 2] };
      expect(await library.send('POST', '/actions/bulk-delete', call)).toMatchObject({
        status: 200,
        body: { data: { files: [{ id: 3 }, { id: 2 }, { id: 4 }], folders: [{ id: 1 }, { id: 2 }] } },
      });
      expect((await library.send('GET', '/folder-structure')).body).toEqual({ data: [] });
      expect((await library.send('GET', '/files')).body).toMatchObject({ pagination: { total: 1 } });
      // The only remaining file, with its four smaller versions.
      expect(library.kept()).toHaveLength(5);
    });

    it('are rejected without permission to upload', async () => {
      const rita = await library.person([]);
      const form = formOf([{ name: 'r.png', content: await pictureOf(64, 48) }]);
      expect(await library.send('POST', '', form, rita)).toMatchObject(
        refusal(403, 'ForbiddenError', 'Forbidden'),
      );
    });
  });
});
