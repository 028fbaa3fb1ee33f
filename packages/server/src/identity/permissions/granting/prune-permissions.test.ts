import { entryActions, type ContentType, type Schemas } from '@admin/content-model';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../database/index.ts';
import { memo } from '../../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../../testing/fixtures/library.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addUser } from '../../../testing/test-users.ts';
import { entryActionsPlugin } from '../fixtures/entry-actions-plugin.ts';
import { permissionsVersion, readRolePermissions } from '../stored-permissions.ts';
import { identityTables } from '../../tables.ts';

function withMemo(memoType: ContentType | null): Schemas {
  const contentTypes = new Map(librarySchemas.contentTypes);
  if (memoType === null) contentTypes.delete(memo.uid);
  else contentTypes.set(memo.uid, memoType);
  return { ...librarySchemas, contentTypes };
}

const { text: _text, seo, ...others } = memo.attributes;
const smallerMemo: ContentType = { ...memo, attributes: { ...others, ...(seo && { seo }) } };
const permissionsOfPlugin = { subject: memo.uid, conditions: [] };

forEachDialect((dialect) => {
  describe('permissions for fields', () => {
    let database: Database;
    let roleId: number;

    async function restart(schemas: Schemas): Promise<TestServer> {
      const server = await startTestServer({ database, schemas, plugins: [entryActionsPlugin] });
      await server.close();
      return server;
    }

    const stored = async () =>
      (await readRolePermissions(identityTables(database), roleId)).map(({ properties }) => properties);

    const before = [
      { fields: ['title', 'text', 'seo.metaTitle'], locales: [] },
      { fields: ['text'] },
      { fields: null },
      { fields: ['text'] },
    ];

    beforeAll(async () => {
      database = await dialect.open();
      const first = await startTestServer({
        database,
        schemas: librarySchemas,
        plugins: [entryActionsPlugin],
      });
      ({ roleId } = await addUser(first.services, {
        email: 'rita@example.com',
        password: 'Correct-Horse-7',
        role: [
          { ...permissionsOfPlugin, action: entryActions.read, properties: before[0]! },
          { ...permissionsOfPlugin, action: entryActions.update, properties: before[1]! },
          { ...permissionsOfPlugin, action: entryActions.create, properties: before[2]! },
          { ...permissionsOfPlugin, action: 'plugin::absent.look', properties: before[3]! },
        ],
      }));
      await first.close();
    });

    const version = async () =>
      identityTables(database)
        .selectFrom('admin_settings')
        .selectAll()
        .where('name', '=', permissionsVersion)
        .execute();

    it('remain while the fields exist, and while the whole content type is absent', async () => {
      const known = await version();
      for (const schemas of [librarySchemas, withMemo(null)]) {
        const { log } = await restart(schemas);
        expect(log.lines.join('')).not.toContain('no longer exist');
      }
      expect(await stored()).toEqual(before);
      expect(await version()).toEqual(known);
    });

    it('end with the fields, and do not return with new fields of the same name', async () => {
      const known = await version();
      const { log } = await restart(withMemo(smallerMemo));
      const left = [
        { fields: ['title', 'seo.metaTitle'], locales: [] },
        { fields: [] },
        before[2],
        before[3],
      ];
      expect(await stored()).toEqual(left);
      expect(log.lines.join('')).toContain('"fields":["text"]');
      expect(log.lines.join('')).toContain('no longer exist');
      expect(await version()).not.toEqual(known);
      await restart(librarySchemas);
      expect(await stored()).toEqual(left);
    });
  });
});
