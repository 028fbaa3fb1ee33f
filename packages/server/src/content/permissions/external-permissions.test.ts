import { beforeAll, describe, expect, it } from 'vitest';
import { book, label, memo, writer } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { contentFixture, restrictedPermissions, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { externalPermissions, type ExternalAccess } from './external-permissions.ts';
import { systemPermissions } from './public-permissions.ts';

const everything: ExternalAccess = { name: 'all', mayRead: () => true, publishedOnly: false };
const external = (access: Partial<ExternalAccess> = {}, permissions = systemPermissions()) =>
  externalPermissions(permissions, librarySchemas, { ...everything, ...access });

const mayRead = (uid: string): boolean => uid === book.uid;

describe('externalPermissions', () => {
  it('hide private attributes and passwords, and nothing else that is no relation', () => {
    const [grant] = external().grants('read', writer);
    expect(['name', 'email', 'portrait', 'secret'].map((name) => grant?.fields.allows(name))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(external().grants('read', book)[0]?.fields.allows('pin')).toBe(false);
  });

  it('hide relations to content types that the caller may not read, also in components', () => {
    const [grant] = external({ mayRead }).grants('read', book);
    expect(
      ['title', 'sequels', 'writer', 'labels', 'mentions', 'zone.text', 'zone.author'].map((name) =>
        grant?.fields.allows(name),
      ),
    ).toEqual([true, true, false, false, false, true, false]);
    expect(external({ mayRead }).grants('read', writer)).toEqual([]);
  });

  it('allow no field that the permissions themselves do not allow', () => {
    const narrow = restrictedPermissions(2, { [memo.uid]: { read: [{ fields: new Set(['title']) }] } });
    const permissions = external({}, narrow);
    const [grant] = permissions.grants('read', memo);
    expect(['title', 'text'].map((name) => grant?.fields.allows(name))).toEqual([true, false]);
    expect(permissions.grants('read', label)).toEqual([]);
  });

  it('hide authors and grant no action without entries, but leave permissions to write unchanged', () => {
    const permissions = external();
    expect([permissions.hidesAuthors, permissions.holds('admin::users.read')]).toEqual([true, false]);
    expect(permissions.grantsOf('plugin::upload.read')).toEqual([]);
    expect(permissions.grants('update', book)).toEqual(systemPermissions().grants('update', book));
  });

  it('are named by the permissions, the access and the state of entries', () => {
    const named = { ...systemPermissions(), name: 'user 1' };
    const names = [
      external({}, named),
      external({ name: 'other' }, named),
      external({ publishedOnly: true }, named),
    ];
    expect(new Set(names.map(({ name }) => name)).size).toBe(3);
    expect(external().name).toBeUndefined();
  });
});

forEachDialect((dialect) => {
  describe('external permissions for published entries', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content } = fixture;
      const publishedAt = '2026-02-01T08:00:00.000Z';
      await content.importEntries({
        uid: writer.uid,
        entries: [{ values: { name: 'Ann' }, publishedAt }, { values: { name: 'Cid' } }],
      });
      const shown = { values: { title: 'Shown', author: 2 }, publishedAt };
      await content.importEntries({ uid: memo.uid, entries: [shown, { values: { title: 'Draft' } }] });
    });

    const found = async (query: object): Promise<readonly unknown[]> => {
      const permissions = external({ publishedOnly: true });
      const { results } = await fixture.content.findEntries({
        permissions,
        uid: memo.uid,
        query: { ...query },
      });
      return results.map(({ id }) => id);
    };

    it('find no drafts, and match no linked drafts', async () => {
      expect(await found({})).toEqual([1]);
      expect(await found({ filters: { author: { name: 'Cid' } } })).toEqual([]);
      expect(await found({ filters: { $not: { author: { name: 'Cid' } } } })).toEqual([1]);
    });

    it('combine with conditions of the permissions', async () => {
      const own = restrictedPermissions(2, {
        [memo.uid]: { read: [{ conditions: [(row) => row('id', '=', 2)] }] },
      });
      const permissions = external({ publishedOnly: true }, own);
      const { results } = await fixture.content.findEntries({ permissions, uid: memo.uid, query: {} });
      expect(results).toEqual([]);
    });
  });
});
