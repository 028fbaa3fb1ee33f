import { entryActions } from '@admin/content-model';
import { fileUid, systemPermissions } from '@admin/server';
import { forEachDialect, type TestSession } from '@admin/server/testing';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileUses, UploadedFile } from '../file-schemas.ts';
import { uploadActions } from '../upload-actions.ts';
import { listFiles } from './files/list-files.ts';
import { articleUid, openLibrary, pictureOf, type Library } from './library.testing.ts';
import { libraryTables } from './rows/tables.ts';

const read = { action: uploadActions.read };

/** Returns an article as the uses of a file contain it. */
const use = (id: number, title: string | null, ...fields: readonly (readonly [string, number])[]) => ({
  uid: articleUid,
  kind: 'collectionType',
  displayName: 'Article',
  id,
  title,
  locale: null,
  publishedAt: null,
  fields: fields.map(([path, count]) => ({ path, count })),
});

/** Permits reading these fields of articles. */
const onFields = (...fields: readonly string[]) => ({
  action: entryActions.read,
  subject: articleUid,
  properties: { fields },
});

const fileRow = (name: string) => ({
  name,
  hash: name,
  mime: 'image/png',
  size: 1,
  url: `/uploads/${name}`,
  provider: 'local',
  folder_path: '/',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
});

forEachDialect((dialect) => {
  describe('the uses of a file', () => {
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

    const uses = async (as?: TestSession, query = '') => {
      const { status, body } = await library.send('GET', `/files/${picture.id}/uses${query}`, undefined, as);
      return status === 200 ? (body as { readonly data: FileUses }).data : status;
    };

    it('contain entries with their status and the fields that contain it, components included', async () => {
      expect(await uses()).toEqual({
        entries: [
          use(inCover, 'Cover', ['cover', 1], ['gallery', 1]),
          use(inComponent, 'Component', ['seo.image', 1]),
        ],
        next: null,
        total: 2,
      });
    });

    it('contain no entry, title or field that the user may not read', async () => {
      expect(await uses(await library.person([read]))).toEqual({ entries: [], next: null, total: 2 });
      const partly = await library.person([read, onFields('cover')]);
      const ofCover = use(inCover, null, ['cover', 1]);
      expect(await uses(partly)).toEqual({ entries: [ofCover], next: null, total: 2 });
      const besides = await library.person([read, onFields('title', 'seo.text')]);
      expect(await uses(besides)).toEqual({ entries: [], next: null, total: 2 });
      const inside = await library.person([read, onFields('title', 'seo.image')]);
      const ofImage = use(inComponent, 'Component', ['seo.image', 1]);
      expect(await uses(inside)).toEqual({ entries: [ofImage], next: null, total: 2 });
    });

    it('are listed twenty at a time', async () => {
      const added: number[] = [];
      for (let number = 1; number <= 19; number += 1) {
        added.push(await library.article({ title: `More ${number}`, cover: picture.id }));
      }
      const first = (await uses()) as FileUses;
      expect([first.entries.length, first.total]).toEqual([20, 21]);
      const last = added.at(-1) ?? 0;
      const second = await uses(undefined, `?after=${encodeURIComponent(first.next ?? '')}`);
      expect(second).toEqual({ entries: [use(last, 'More 19', ['cover', 1])], next: null, total: 21 });
      expect(await uses(undefined, '?after=api::zebra.zebra/1')).toMatchObject({ entries: [], next: null });
      expect(await uses(undefined, '?after=nonsense')).toBe(400);
    });
  });

  describe('the list of unused files', () => {
    let library: Library;
    let ids: readonly number[];

    beforeAll(async () => {
      library = await openLibrary(dialect);
      const names = ['unused', 'cover', 'gallery', 'component', 'unlinked'];
      const added: number[] = [];
      for (const name of names) {
        const { id } = await library.add({ name: `${name}.png`, content: await pictureOf(9, 9) });
        added.push(id);
      }
      ids = added;
      const [, cover, gallery, component, unlinked] = ids;
      await library.article({ title: 'A', cover, gallery: [gallery] });
      await library.article({ title: 'B', seo: { image: component } });
      const id = await library.article({ title: 'C', cover: unlinked });
      const call = { permissions: systemPermissions(), uid: articleUid };
      await library.content.updateEntry({ ...call, id, body: { cover: null } });
    });
    afterAll(() => library.close());

    const found = async (query: string, as?: TestSession) => {
      const { status, body } = await library.send('GET', `/files?${query}&sort=id:ASC`, undefined, as);
      if (status !== 200) return status;
      const { results, pagination } = body as {
        readonly results: readonly UploadedFile[];
        readonly pagination: { readonly total: number };
      };
      return [results.map(({ id }) => id), pagination.total];
    };

    it('contains the files that no entry links, combined with other filters and the search', async () => {
      const [unused, , , , unlinked] = ids;
      expect(await found('unused=true')).toEqual([[unused, unlinked], 2]);
      expect(await found('unused=true&_q=unlinked')).toEqual([[unlinked], 1]);
      expect(await found(`unused=true&filters[id][$ne]=${unlinked}`)).toEqual([[unused], 1]);
      expect(await found('unused=false')).toEqual([ids, 5]);
      expect(await found('unused=maybe')).toBe(400);
    });

    it('does not depend on permissions on entries, and omits files that the user may not read', async () => {
      const [unused, , , , unlinked] = ids;
      expect(await found('unused=true', await library.person([read]))).toEqual([[unused, unlinked], 2]);
      const own = await library.person([{ ...read, conditions: ['admin::is-creator'] }]);
      expect(await found('unused=true', own)).toEqual([[], 0]);
    });

    it('needs the same number of statements for 5,000 files as for five', async () => {
      const { database } = library.server.services;
      let statements = 0;
      const background = {
        executeQuery<Row>(query: CompiledQuery<Row>) {
          statements += 1;
          return database.background.executeQuery(query);
        },
      };
      const counted = { database: { ...database, background } };
      const list = (query: Readonly<Record<string, unknown>> = {}) => {
        statements = 0;
        return listFiles(counted, systemPermissions(), query, { isUnused: true });
      };
      await list();
      const before = statements;
      await database.transaction(async (transaction) => {
        const tables = libraryTables(transaction);
        for (let start = 0; start < 5000; start += 500) {
          const rows = Array.from({ length: 500 }, (_, index) => fileRow(`many-${start + index}.png`));
          const added = await tables.insertInto('files').values(rows).returning('id').execute();
          const links = added
            .filter((_row, index) => index % 2 === 0)
            .map(({ id }) => ({
              root_uid: articleUid,
              root_id: id,
              source_uid: articleUid,
              source_id: id,
              field: 'cover',
              target_uid: fileUid,
              target_id: id,
              position: 1,
            }));
          await transaction.kysely.insertInto('links').values(links).execute();
        }
      });
      const { results, pagination } = await list({ page: '3', pageSize: '24' });
      expect([results.length, pagination.total, statements]).toEqual([24, 2502, before]);
    });
  });
});
