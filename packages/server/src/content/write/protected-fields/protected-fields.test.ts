import type { ContentType } from '@admin/content-model';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFixture,
  restrictedPermissions,
  type ContentFixture,
} from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { randomRuns } from '../../../testing/random-runs.ts';
import { systemPermissions } from '../../permissions/public-permissions.ts';
import {
  actorId,
  permissionsOf,
  randomRole,
  randomTypes,
  target,
  type RandomRole,
} from './random-content.testing.ts';
import { bodyMaker, type BodyMaker } from './random-writes.testing.ts';
import {
  lastId,
  openFields,
  sharedText,
  storedEntries,
  valuesOf,
  type StoredEntry,
} from './stored-state.testing.ts';

type Entries = ReadonlyMap<number, StoredEntry>;

const commands = [
  'create',
  'translate',
  'translate',
  'clone',
  'update',
  'update',
  'update',
  'publish',
  'delete',
] as const;
const [schemas] = fc.sample(randomTypes, 1);

forEachDialect((dialect) => {
  describe('an actor with a random role who writes random entries', () => {
    let fixture: ContentFixture;
    let types: readonly ContentType[];
    let targets: number[] = [];

    beforeAll(async () => {
      let hashes = 0;
      const hash = async () => `hashed:${(hashes += 1)}`;
      fixture = await contentFixture(await dialect.open(), schemas, hash);
      types = [...fixture.content.storage.schemas.contentTypes.values()].filter(({ uid }) => uid !== target);
      const at = '2026-03-01T12:00:00.000Z';
      await fixture.database.transaction(async ({ kysely, touch }) => {
        const french = { code: 'fr', name: 'French', is_default: 0, created_at: at, updated_at: at };
        await kysely.insertInto('locales').values(french).execute();
        touch('locales');
      });
      targets = [];
      for (const name of ['a', 'b', 'c']) {
        const call = { permissions: fixture.admin, uid: target, body: { name } };
        targets.push((await fixture.content.createEntry(call)).entry.id);
      }
    });

    /** Creates some entries of each administrator, half of them in both locales. */
    const seed = async (type: ContentType, maker: BodyMaker): Promise<void> => {
      for (const author of [1, actorId]) {
        for (const locale of ['en', 'fr']) {
          const permissions = systemPermissions(author);
          const body = complete(type, maker.body(type.attributes, {}, 4));
          const call = { permissions, uid: type.uid, body };
          const { entry } = await fixture.content.createEntry({ ...call, locale });
          if (locale === 'fr') continue;
          const own = complete(type, {}, true);
          await fixture.content.createEntry({ ...call, body: own, locale: 'fr', relatedEntityId: entry.id });
        }
      }
    };

    /** Runs one write of the actor; returns the response, or null if it was rejected. */
    const write = async (
      {
        type,
        role,
        maker,
      }: { readonly type: ContentType; readonly role: RandomRole; readonly maker: BodyMaker },
      command: (typeof commands)[number],
      entry: StoredEntry,
      chance: number,
    ): Promise<object | null> => {
      const { content } = fixture;
      const permissions = restrictedPermissions(actorId, permissionsOf(type, role));
      const call = { permissions, uid: type.uid, id: entry.id };
      const fresh = (isTranslation = false) =>
        complete(type, maker.body(type.attributes, {}, chance), isTranslation);
      const locale = entry.locale === 'en' ? 'fr' : 'en';
      const work = {
        create: () => content.createEntry({ ...call, body: fresh(), locale }),
        translate: () =>
          content.createEntry({ ...call, body: fresh(true), locale, relatedEntityId: entry.id }),
        clone: () => content.cloneEntry({ ...call, body: {} }),
        update: () =>
          content.updateEntry({ ...call, body: maker.body(type.attributes, entry.values, chance) }),
        publish: () => content.publishEntry(call),
        delete: () => content.deleteEntry(call),
      }[command];
      try {
        return (await work()).entry;
      } catch (error) {
        const { status } = error as { readonly status?: number };
        if (status !== 400 && status !== 403) throw error;
        return null;
      }
    };

    const valuesIn = (type: ContentType, entry: StoredEntry) =>
      valuesOf(fixture.content.storage.schemas, type.attributes, entry.values);

    /** Returns the texts that the role lets the actor read in an entry, for a translator in any locale. */
    const readable = (type: ContentType, role: RandomRole, entry: StoredEntry, locale: string | null) => {
      const isOpen = openFields(role, 'read', { ...entry, locale });
      return valuesIn(type, entry).flatMap(({ path, value }) => (isOpen(path) ? [String(value)] : []));
    };

    /** Returns the protected values of the existing entries, by their paths. */
    const closed = (type: ContentType, role: RandomRole, entries: Entries, after: Entries) =>
      [...entries.values()]
        .filter(({ id }) => after.has(id))
        .map((entry) => {
          const isOpen = openFields(role, 'update', entry);
          const locations = new Map(
            valuesIn(type, after.get(entry.id) ?? entry).map(({ location, value }) => [location, value]),
          );
          const before = valuesIn(type, entry).filter(({ path }) => !isOpen(path));
          return {
            before: before.map(({ location, value }) => [entry.id, location, value]),
            after: before.map(({ location }) => [entry.id, location, locations.get(location)]),
          };
        });

    it('changes no protected value, gets none in a response, and leaves all locales equal', async () => {
      const scenario = fc.nat({ max: types.length - 1 }).chain((index) => {
        const type = types[index] as ContentType;
        return fc.record({
          type: fc.constant(type),
          role: randomRole(type, fixture.content.storage.schemas),
        });
      });
      const property = fc.asyncProperty(scenario, fc.gen(), async ({ type, role }, generate) => {
        const { storage } = fixture.content;
        const last = await lastId(fixture, type);
        const stored = () => storedEntries(fixture, type, last);
        await seed(type, bodyMaker(generate, storage.schemas, targets));
        const maker = bodyMaker(generate, storage.schemas, targets);
        const known = new Set<string>();
        for (let step = 0; step < 6; step += 1) {
          const before = await stored();
          const entries = [...before.values()];
          for (const one of entries) {
            for (const text of readable(type, role, one, one.locale)) known.add(text);
          }
          const chosen: number = generate(fc.nat, { max: Math.max(0, entries.length - 1) });
          const entry = entries[chosen];
          if (!entry) return;
          const drawn: number = generate(fc.nat, { max: commands.length - 1 });
          const command = commands[drawn];
          if (command === undefined) return;
          if (command === 'translate') for (const text of readable(type, role, entry, null)) known.add(text);
          const response = await write(
            { type, role, maker },
            command,
            entry,
            generate(fc.integer, { min: 1, max: 4 }),
          );
          const after = await stored();
          expect(response === null ? after : before).toEqual(before);
          for (const values of closed(type, role, before, after)) expect(values.after).toEqual(values.before);
          const shown = JSON.stringify(response ?? {}).match(/~\d+~/g) ?? [];
          expect(shown.filter((text) => !known.has(text) && !maker.sent.has(text))).toEqual([]);
          expect(JSON.stringify(response ?? {})).not.toContain('hashed:');
          for (const one of after.values()) {
            const sister = [...after.values()].find(({ document }) => document === one.document);
            expect(sharedText(type, one)).toBe(sharedText(type, sister ?? one));
          }
        }
      });
      await fc.assert(property, {
        numRuns: randomRuns(16),
        endOnFailure: true,
        plugins: [fc.interruptAfterTimeLimit(20_000)],
      });
    }, 60_000);
  });
});

/** Returns a body with the texts that a complete entry needs; a translation copies the shared ones. */
function complete(
  { attributes }: ContentType,
  body: Readonly<Record<string, unknown>>,
  isTranslation = false,
): Record<string, unknown> {
  const needed = Object.entries(attributes)
    .filter(([name, { required }]) => required === true && (body[name] ?? null) === null)
    .filter(([, { pluginOptions }]) => !isTranslation || pluginOptions?.['i18n']?.['localized'] === true)
    .map(([name]) => [name, 'there'] as const);
  return { ...body, ...Object.fromEntries(needed) };
}
