import { describe, expect, it } from 'vitest';
import { contentFixture } from '../../../testing/content-fixture.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';

/** Returns a hash function that waits until it is released, and a promise of its first call. */
function waitingHash() {
  let start = () => {};
  let go = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const gone = new Promise<void>((resolve) => (go = resolve));
  const hash = async () => {
    start();
    await gone;
    return 'hashed';
  };
  return { hash, started, go: () => go() };
}

forEachDialect((dialect) => {
  describe('passwords', () => {
    it('are hashed before the transaction, so that other writers do not wait', async () => {
      const { hash, started, go } = waitingHash();
      const { content, admin: permissions } = await contentFixture(
        await dialect.open(),
        librarySchemas,
        hash,
      );
      const call = { permissions, uid: book };
      const { entry } = await content.createEntry({ ...call, body: { title: 'Book' } });
      const slow = [
        content.updateEntry({ ...call, id: entry.id, body: { pin: 'secret' } }),
        content.createEntry({ ...call, body: { title: 'New', pin: 'secret' } }),
      ];
      await started;
      const quick = await content.updateEntry({ ...call, id: entry.id, body: { title: 'Quick' } });
      expect(quick.version).toBe(2);
      go();
      const [updated, created] = await Promise.all(slow);
      expect([updated?.version, created?.version]).toEqual([3, 1]);
    });
  });
});
