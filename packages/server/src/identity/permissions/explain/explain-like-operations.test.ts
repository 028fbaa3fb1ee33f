import { randomUUID } from 'node:crypto';
import { entryActions, type Permission } from '@admin/content-model';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { book } from '../../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { identityTables } from '../../tables.ts';
import type { ContentPermissions } from '../../../content/permissions/content-permissions.ts';
import { systemPermissions } from '../../../content/permissions/public-permissions.ts';
import { restrictedPermissions } from '../content-permissions.ts';
import { indexPermissions } from '../stored-permissions.ts';
import { readEntryFacts } from './entry-question.ts';
import { explainPermission } from './explain-permission.ts';

type Attempt = 'read' | 'update' | 'create';

interface Target {
  readonly id: number;
  readonly locale: string;
}

const person = { userId: 1, roleIds: [1, 2] };
const title = 'title';
const locales = ['en', 'fr'];

const permission: fc.Arbitrary<Permission> = fc.record({
  action: fc.constantFrom(entryActions.read, entryActions.update, entryActions.create),
  subject: fc.constant(book.uid),
  properties: fc.record(
    {
      fields: fc.option(fc.subarray([title, 'blurb', 'seo', 'seo.metaTitle']), { nil: null }),
      locales: fc.option(fc.subarray(locales), { nil: null }),
    },
    { requiredKeys: [] },
  ),
  conditions: fc.subarray(['admin::is-creator', 'admin::has-same-role-as-creator', 'admin::gone']),
});
const roles = fc.tuple(
  fc.array(permission, { minLength: 3, maxLength: 8 }),
  fc.array(permission, { minLength: 3, maxLength: 8 }),
);

forEachDialect((dialect) => {
  describe('the explanation of a permission', () => {
    let fixture: ContentFixture;
    let entries: readonly Target[];

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), librarySchemas);
      const { content, database } = fixture;
      const now = new Date(0).toISOString();
      await sql`insert into locales (name, code, is_default, created_at, updated_at)
        values ('French', 'fr', 0, ${now}, ${now})`.execute(database.kysely);
      const tables = identityTables(database);
      const at = { created_at: now, updated_at: now };
      const roleRows = ['One', 'Two', 'Three'].map((name) => ({
        ...at,
        name,
        code: name,
        description: null,
      }));
      await tables.insertInto('admin_roles').values(roleRows).execute();
      const stranger = { firstname: 'Kim', lastname: null, username: null, email: 'kim@example.com' };
      await tables
        .insertInto('admin_users')
        .values({
          ...at,
          ...stranger,
          password_hash: null,
          is_active: 1,
          blocked: 0,
          prefered_language: null,
        })
        .execute();
      // The first is the one who tries, the second shares a role with them, the third none.
      await tables
        .insertInto('admin_user_roles')
        .values([
          { user_id: 1, role_id: 1 },
          { user_id: 1, role_id: 2 },
          { user_id: 2, role_id: 2 },
          { user_id: 3, role_id: 3 },
        ])
        .execute();
      entries = await Promise.all(
        [1, 2, 3].flatMap((creator) =>
          locales.map(async (locale) => {
            const body = { title: `Of ${creator}`, blurb: 'Told', seo: { metaTitle: 'Known' } };
            const call = { permissions: systemPermissions(creator), uid: book.uid, body, locale };
            return { id: (await content.createEntry(call)).entry.id, locale };
          }),
        ),
      );
    });

    const titleOf = async (id: number): Promise<unknown> =>
      (await fixture.content.readEntry({ permissions: fixture.admin, uid: book.uid, id })).entry[title];

    /** Returns whether the user can access the title of an entry. */
    const attempts: Readonly<Record<Attempt, (held: ContentPermissions, entry: Target) => Promise<boolean>>> =
      {
        async read(held, { id }) {
          const { entry } = await fixture.content.readEntry({ permissions: held, uid: book.uid, id });
          return title in entry;
        },
        async update(held, { id }) {
          const body = { title: `Title ${Math.random()}` };
          await fixture.content.updateEntry({ permissions: held, uid: book.uid, id, body });
          return (await titleOf(id)) === body.title;
        },
        async create(held, { locale }) {
          const body = { title: 'New one' };
          const call = { permissions: held, uid: book.uid, body, locale };
          return (await titleOf((await fixture.content.createEntry(call)).entry.id)) === body.title;
        },
      };

    const getsThrough = async (
      action: Attempt,
      held: ContentPermissions,
      entry: Target,
    ): Promise<boolean> => {
      try {
        return await attempts[action](held, entry);
      } catch (error) {
        expect(error).toMatchObject({ status: 403 });
        return false;
      }
    };

    const attempted: readonly Attempt[] = ['read', 'update', 'create'];

    it.each(attempted)('matches what happens when a user tries to %s a field', async (action) => {
      const counted = { allowed: 0, denied: 0, depends: 0 };
      await fc.assert(
        fc.asyncProperty(roles, fc.nat({ max: 5 }), async (held, index) => {
          const entry = entries[index];
          if (entry === undefined) throw new Error('no entry');
          const arranged = held.map(indexPermissions);
          const id = action === 'create' ? null : entry.id;
          const query = { action, contentType: book, id, field: title, locale: entry.locale };
          const { entry: _entry, ...facts } = await readEntryFacts(
            { storage: fixture.content.storage, permissions: fixture.admin, person },
            query,
          );
          const holder = arranged.map((permissions, at) => {
            return { id: at + 1, name: `${at}`, code: `${at}`, permissions };
          });
          const { verdict } = explainPermission(
            { isActive: true, roles: holder },
            { action: entryActions[action], entries: { ...query, ...facts } },
          );
          // Answers are shared under the name of permissions, which the version is a part of.
          const permissions = restrictedPermissions(person, arranged, randomUUID());
          const through = await getsThrough(action, permissions, entry);
          expect(verdict).toBe(through ? 'allowed' : 'denied');
          counted[verdict] += 1;
        }),
        { numRuns: 80 },
      );
      // Otherwise little was compared.
      expect(Math.min(counted.allowed, counted.denied)).toBeGreaterThan(5);
    });
  });
});
