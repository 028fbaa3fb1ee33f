import { entryActions } from '@admin/content-model';
import { forEachDialect, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileUses, UploadedFile } from '../file-shapes.ts';
import { uploadActions } from '../upload-actions.ts';
import { articleUid, openLibrary, pictureOf, type Library } from './library.testing.ts';

const read = { action: uploadActions.read };

/** An article as the uses of a file name it. */
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

    it('name the entries with their status and the fields that hold it, components included', async () => {
      expect(await uses()).toEqual({
        entries: [
          use(inCover, 'Cover', ['cover', 1], ['gallery', 1]),
          use(inComponent, 'Component', ['seo.image', 1]),
        ],
        next: null,
        total: 2,
      });
    });

    it('name no entry, title or field that the user may not read', async () => {
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
});
