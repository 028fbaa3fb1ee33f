import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/index.ts';
import { defineServerPlugin } from '../../plugin-api/index.ts';
import type { ActionDefinition } from '../actions.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { identityTables } from '../tables.ts';

const read = 'plugin::notes.read';
const write = 'plugin::notes.write';

const action = (id: string): ActionDefinition => ({
  id,
  section: 'plugins',
  displayName: id,
  plugin: 'notes',
  givenTo: id === read ? { editor: [], author: ['admin::is-creator'] } : { editor: [] },
});
const notes = (...ids: readonly string[]) =>
  defineServerPlugin({ id: 'notes', title: 'Notes', actions: ids.map(action) });

forEachDialect((dialect) => {
  describe('the actions that plugins give to built-in roles', () => {
    let database: Database;
    let close: (() => Promise<void>)[];
    beforeEach(async () => {
      [database, close] = [await dialect.open(), []];
    });
    afterEach(() => Promise.all(close.map((end) => end())));

    const start = async (...ids: readonly string[]) => {
      const server = await startTestServer({ database, plugins: ids.length === 0 ? [] : [notes(...ids)] });
      close.push(() => server.close());
    };
    const tables = () => identityTables(database);
    /** Returns the permissions for the plugin, by role. */
    const held = async () => {
      const rows = await tables()
        .selectFrom('admin_permissions')
        .innerJoin('admin_roles', 'admin_roles.id', 'admin_permissions.role_id')
        .select(['code', 'action', 'conditions'])
        .where('action', 'like', 'plugin::notes.%')
        .execute();
      return rows.map(({ code, action: id, conditions }) => `${code} ${id} ${conditions}`).toSorted();
    };
    const editor = `strapi-editor ${read} []`;
    const author = `strapi-author ${read} ["admin::is-creator"]`;

    it('[P44] are granted at the first start with the plugin, in new and existing installations', async () => {
      await start();
      expect(await held()).toEqual([]);
      await start(read);
      expect(await held()).toEqual([author, editor]);
      await start(read, write);
      expect(await held()).toEqual([author, editor, `strapi-editor ${write} []`]);
    });

    it('[P44] are granted once: a removed permission stays removed', async () => {
      await start(read);
      await tables().deleteFrom('admin_permissions').where('conditions', '=', '[]').execute();
      await start(read);
      expect(await held()).toEqual([author]);
    });

    it('[P44] are not granted in an installation older than the record of grants', async () => {
      await start();
      await tables().deleteFrom('admin_settings').where('name', '=', 'given-actions').execute();
      await start(read);
      expect(await held()).toEqual([]);
      await start(read, write);
      expect(await held()).toEqual([`strapi-editor ${write} []`]);
    });

    it('[P44] are granted once by servers that start simultaneously', async () => {
      await start();
      await Promise.all([start(read), start(read)]);
      expect(await held()).toEqual([author, editor]);
    });
  });
});
