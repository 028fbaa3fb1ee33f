import { beforeEach, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';
const label = 'api::label.label';

forEachDialect((dialect) => {
  describe('an import', () => {
    let fixture: ContentFixture;

    beforeEach(async () => {
      fixture = await contentFixture(await dialect.open());
    });

    const labels = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ values: { name: `label ${index + 1}` } }));

    const found = async (uid: string, term: string): Promise<readonly number[]> => {
      const { content, admin } = fixture;
      const { results } = await content.findEntries({ permissions: admin, uid, query: { _q: term } });
      return results.map(({ id }) => id);
    };

    it('stores many entries with their components and links, each with its own', async () => {
      const { content, admin } = fixture;
      const labelIds = await content.importEntries({ uid: label, entries: labels(30) });
      const entries = labelIds.map((id, index) => ({
        values: {
          title: `Book ${index}`,
          labels: [id],
          seo: { metaTitle: `Meta ${index}`, socials: [{ network: 'matrix', followers: String(index) }] },
          zone: [{ __component: 'block.quote', text: `Quote ${index}`, labels: [id] }],
        },
        publishedAt: index % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
      }));
      const ids = await content.importEntries({ uid: book, entries });
      expect(ids).toHaveLength(30);
      const instances = new Set<number>();
      for (const index of [0, 13, 29]) {
        const { entry } = await content.readEntry({ permissions: admin, uid: book, id: ids[index] });
        expect(entry).toMatchObject({
          title: `Book ${index}`,
          publishedAt: index % 2 === 0 ? '2026-01-01T00:00:00.000Z' : null,
          labels: { count: 1 },
          seo: { metaTitle: `Meta ${index}`, socials: [{ followers: String(index) }] },
          zone: [{ text: `Quote ${index}`, labels: { count: 1 } }],
        });
        const related = await content.findRelations({
          permissions: admin,
          uid: book,
          id: ids[index],
          field: 'labels',
          query: {},
        });
        expect(related).toMatchObject({ results: [{ id: labelIds[index] }] });
        instances.add((entry['seo'] as { id: number }).id);
      }
      expect(instances.size).toBe(3);
    });

    it('leaves a search index that finds imported entries, and entries stored, changed and deleted later', async () => {
      const { content, admin } = fixture;
      const ids = await content.importEntries({ uid: label, entries: labels(25) });
      expect(await found(label, 'label 17')).toEqual([ids[16]]);
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: label,
        body: { name: 'quince' },
      });
      expect(await found(label, 'quin')).toEqual([entry.id]);
      await content.updateEntry({ permissions: admin, uid: label, id: ids[16], body: { name: 'medlar' } });
      expect(await found(label, 'label 17')).toEqual([]);
      await content.deleteEntry({ permissions: admin, uid: label, id: ids[16] });
      expect(await found(label, 'medlar')).toEqual([]);
    });

    it('stores a batch completely or not at all, search included', async () => {
      const { content, admin } = fixture;
      const twice = [...labels(25), { values: { name: 'label 3' } }];
      await expect(content.importEntries({ uid: label, entries: twice })).rejects.toMatchObject({
        details: { errors: [{ path: ['name'], message: 'This attribute must be unique' }] },
      });
      expect(await found(label, 'label')).toEqual([]);
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: label,
        body: { name: 'label 3' },
      });
      expect(await found(label, 'label')).toEqual([entry.id]);
    });

    it('validates entries by the rules of their content type', async () => {
      const { content } = fixture;
      const incomplete = { values: { blurb: 'no title' }, publishedAt: '2026-01-01T00:00:00.000Z' };
      await expect(content.importEntries({ uid: book, entries: [incomplete] })).rejects.toMatchObject({
        details: { errors: [{ path: ['title'] }] },
      });
      const published = { values: { name: 'red' }, publishedAt: '2026-01-01T00:00:00.000Z' };
      await expect(content.importEntries({ uid: label, entries: [published] })).rejects.toMatchObject({
        code: 'NO_DRAFTS',
      });
    });

    it('can be repeated: existing entries are found by their key', async () => {
      const { content } = fixture;
      const ids = await content.importEntries({ uid: label, entries: labels(3) });
      const call = { uid: label, attribute: 'name', values: ['label 2', 'label 9'] };
      expect(await content.findImported(call)).toEqual(new Map([['label 2', ids[1]]]));
      const fileId = await fixture.addFile('cover.png');
      expect(
        await content.findImported({ uid: 'plugin::upload.file', attribute: 'name', values: ['cover.png'] }),
      ).toEqual(new Map([['cover.png', fileId]]));
      await expect(content.findImported({ ...call, attribute: 'weight' })).rejects.toThrow(
        /no text attribute/,
      );
    });
  });
});
