import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
  type PermissionsByType,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { statusOf } from '../../testing/status-of.ts';
import { randomRuns } from '../../testing/random-runs.ts';

const book = 'api::book.book';
const writer = 'api::writer.writer';
const label = 'api::label.label';
const actorId = 2;

/** The two-way relations: the attribute that owns the links, and the one that mirrors them. */
const relations = [
  { uid: book, attribute: 'writer', other: writer, mirror: 'books' },
  { uid: book, attribute: 'hero', other: writer, mirror: 'heroOf' },
  { uid: book, attribute: 'labels', other: label, mirror: 'books' },
  { uid: label, attribute: 'ownerBook', other: book, mirror: 'ownLabels' },
] as const;
const ends = relations.flatMap(({ uid, attribute, other, mirror }) => [
  { uid, attribute, targets: other },
  { uid: other, attribute: mirror, targets: uid },
]);

interface Write {
  readonly end: (typeof ends)[number];
  readonly targets: readonly number[];
  readonly how: string;
}
type Role = Readonly<
  Record<string, readonly { readonly fields: ReadonlySet<string>; readonly own: boolean }[]>
>;

const grants = fc.array(
  fc.record({
    fields: fc.subarray([...new Set(ends.map((end) => end.attribute))]).map((names) => new Set(names)),
    own: fc.boolean(),
  }),
  { maxLength: 2 },
);
const randomRole: fc.Arbitrary<Role> = fc.record({ [book]: grants, [writer]: grants, [label]: grants });
const change = {
  end: fc.constantFrom(...ends),
  entry: fc.nat({ max: 3 }),
  targets: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
  how: fc.constantFrom('set', 'connect', 'disconnect'),
};
/** A write of the actor, and a link that an administrator creates before it. */
const randomWrite = fc.record({ ...change, first: fc.record({ ...change, how: fc.constant('connect') }) });

forEachDialect((dialect) => {
  describe('an actor who may change one end of a two-way relation', () => {
    let fixture: ContentFixture;
    /** Four entries of each type, the first two of them created by the actor. */
    const made: Record<string, number[]> = {};

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      for (const uid of [writer, label, book]) {
        made[uid] = [];
        for (const index of [0, 1, 2, 3]) {
          const permissions = index < 2 ? restrictedPermissions(actorId, { [uid]: { create: [{}] } }) : null;
          const body = { [uid === book ? 'title' : 'name']: `${uid} ${String(index)}` };
          const call = { permissions: permissions ?? fixture.admin, uid, body };
          made[uid].push((await fixture.content.createEntry(call)).entry.id);
        }
      }
    });

    const id = (uid: string, index: number) => made[uid]?.[index] ?? 0;
    const as = (permissions: PermissionsByType) =>
      restrictedPermissions(actorId, {
        ...permissions,
        ...Object.fromEntries(
          [book, writer, label].map((uid) => [uid, { read: [{}], ...permissions[uid] }] as const),
        ),
      });
    const update = (permissions: PermissionsByType, uid: string, index: number, body: object) =>
      fixture.content.updateEntry({ permissions: as(permissions), uid, id: id(uid, index), body });
    const arrange = (uid: string, index: number, body: object) =>
      fixture.content.updateEntry({ permissions: fixture.admin, uid, id: id(uid, index), body });
    const linking = ({ end, targets, how }: Pick<Write, 'end' | 'targets' | 'how'>) => ({
      [end.attribute]: { [how]: targets.map((index) => ({ id: id(end.targets, index) })) },
    });
    const links = async () =>
      fixture.database.kysely
        .selectFrom('links')
        .select(['source_uid', 'source_id', 'field', 'target_id', 'inverse_position'])
        .orderBy('id')
        .execute();

    it.each([
      { connect: [{ index: 1 }] },
      { disconnect: [{ index: 0 }] },
      { set: [{ index: 1 }] },
      { set: [] },
    ])('changes no entry at the other end they may not change: %j', async (change) => {
      await arrange(writer, 0, { books: { set: [{ id: id(book, 0) }] } });
      const body = {
        books: Object.fromEntries(
          Object.entries(change).map(([key, sent]) => [
            key,
            sent.map(({ index }) => ({ id: id(book, index) })),
          ]),
        ),
      };
      const before = await links();
      for (const onBooks of [[], [{ fields: new Set(['title', 'hero']) }]]) {
        const permissions = { [writer]: { update: [{}] }, [book]: { update: onBooks } };
        await expect(update(permissions, writer, 0, body)).rejects.toMatchObject({
          status: 403,
          code: 'FIELD_FORBIDDEN',
          details: { path: ['books'] },
        });
      }
      expect(await links()).toEqual(before);
      const both = { [writer]: { update: [{}] }, [book]: { update: [{ fields: new Set(['writer']) }] } };
      expect(await statusOf(update(both, writer, 0, body))).toBe(200);
    });

    it('creates no entry that takes over links of entries they may not change', async () => {
      const creating = (onBooks: PermissionsByType[string]) =>
        fixture.content.createEntry({
          permissions: as({ [writer]: { create: [{}] }, [book]: onBooks }),
          uid: writer,
          body: { name: 'New', books: [id(book, 2)] },
        });
      expect(await statusOf(creating({}))).toBe(403);
      expect(await statusOf(creating({ update: [{ conditions: [createdBy(actorId)] }] }))).toBe(403);
      expect(await statusOf(creating({ update: [{}] }))).toBe(200);
    });

    it('needs no permission for the end that only mirrors the links', async () => {
      await arrange(writer, 0, { books: { set: [{ id: id(book, 0) }] } });
      const permissions = { [book]: { update: [{ fields: new Set(['writer']) }] } };
      expect(await statusOf(update(permissions, book, 0, { writer: id(writer, 1) }))).toBe(200);
    });

    it('reorders the links of their end, and sends them back unchanged', async () => {
      const [first, second] = [id(book, 0), id(book, 1)];
      await arrange(writer, 0, { books: { set: [{ id: first }, { id: second }] } });
      const before = await links();
      const body = { books: { connect: [{ id: second, position: { before: first } }] } };
      expect(await statusOf(update({ [writer]: { update: [{}] } }, writer, 0, body))).toBe(200);
      expect(await links()).not.toEqual(before);
    });

    it('takes nothing over from an entry whose field they may not change', async () => {
      await arrange(book, 2, { hero: id(writer, 3) });
      const own = { conditions: [createdBy(actorId)] };
      const taking = (others: ReadonlySet<string>) =>
        statusOf(update({ [book]: { update: [own, { fields: others }] } }, book, 0, { hero: id(writer, 3) }));
      expect(await taking(new Set(['title', 'writer']))).toBe(403);
      expect(await taking(new Set(['hero']))).toBe(200);
    });

    it('leaves every link of a field they may not change unchanged, whichever end they write', async () => {
      const isOpen = (role: Role, uid: string, entry: number, attribute: string) =>
        (role[uid] ?? []).some(
          ({ fields, own }) => fields.has(attribute) && (!own || (made[uid] ?? []).indexOf(entry) < 2),
        );
      const property = fc.asyncProperty(
        randomRole,
        fc.array(randomWrite, { minLength: 1, maxLength: 6 }),
        async (role, writes) => {
          const permissions = Object.fromEntries(
            Object.entries(role).map(([uid, list]) => [
              uid,
              {
                update: list.map(({ fields, own }) => ({
                  fields,
                  conditions: own ? [createdBy(actorId)] : [],
                })),
              },
            ]),
          );
          for (const { end, entry, targets, how, first } of writes) {
            await arrange(first.end.uid, first.entry, linking(first));
            const before = await links();
            const status = await statusOf(
              update(permissions, end.uid, entry, linking({ end, targets, how })),
            );
            const after = await links();
            expect([200, 403]).toContain(status);
            expect(status === 200 || JSON.stringify(after) === JSON.stringify(before)).toBe(true);
            for (const { uid, attribute } of relations) {
              for (const source of made[uid] ?? []) {
                if (isOpen(role, uid, source, attribute)) continue;
                const of = (rows: typeof before) =>
                  rows
                    .filter((row) => row['source_uid'] === uid && row['source_id'] === source)
                    .filter((row) => row['field'] === attribute)
                    .map((row) => row['target_id'])
                    .toSorted((one, other) => Number(one) - Number(other));
                expect([uid, source, attribute, of(after)]).toEqual([uid, source, attribute, of(before)]);
              }
            }
          }
        },
      );
      await fc.assert(property, {
        numRuns: randomRuns(20),
        endOnFailure: true,
        plugins: [fc.interruptAfterTimeLimit(10_000)],
      });
    }, 60_000);
  });
});
