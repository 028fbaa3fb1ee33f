import type { Database, ServerPlugin } from '@admin/server';
import { at, forEachDialect, startTestServer, type TestServer } from '@admin/server/testing';
import { sql, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { enterpriseEdition } from './edition.ts';
import { enterpriseServer } from './server.ts';

const password = 'Correct-Horse-7';

/** Returns the kind of a statement and its tables. */
function describeStatement(node: RootOperationNode): string {
  const tables = JSON.stringify(node).match(/\b(?:admin|sso|audit|enterprise)_\w+/g) ?? [];
  return [node.kind, ...new Set(tables)].join(' ');
}

/** Returns a database that records its statements, also those of transactions. */
function recording(database: Database, statements: string[]): Database {
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(describeStatement(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    ...database,
    kysely: database.kysely.withPlugin(recorder),
    transaction: (work, options) =>
      database.transaction(
        (transaction) => work({ ...transaction, kysely: transaction.kysely.withPlugin(recorder) }),
        options,
      ),
  };
}

/** Takes the steps that the edition guards and records. */
async function takeAccountSteps({ client }: TestServer): Promise<void> {
  await client.registerAdmin();
  const as = await client.signIn();
  await client.send('POST', '/admin/login', { email: 'ada@example.com', password: 'Wrong-Horse-7' });
  const { body } = await client.send(
    'POST',
    '/admin/users',
    { firstname: 'Eve', email: 'eve@example.com', roles: [2] },
    { as },
  );
  const registrationToken = at(body, 'data.registrationToken');
  await client.send('POST', '/admin/register', {
    registrationToken,
    userInfo: { firstname: 'Eve', password },
  });
  await client.send('POST', '/admin/roles', { name: 'Guest' }, { as });
  await client.send('PUT', '/admin/users/2', { isActive: false }, { as });
  await client.send('PUT', '/admin/users/2', { isActive: true }, { as });
  await client.send('POST', '/admin/logout', undefined, { as });
}

forEachDialect((dialect) => {
  describe('an application with the edition, while its flag is off', () => {
    async function measure(options: {
      readonly plugins?: readonly ServerPlugin[];
      readonly promoted?: readonly string[];
    }) {
      const statements: string[] = [];
      const database = recording(await dialect.open(), statements);
      const trusted = (options.plugins ?? []).map(({ id }) => id);
      const server = await startTestServer({ ...options, database, trusted });
      statements.length = 0;
      await takeAccountSteps(server);
      // Without those of jobs and settings, which run at intervals.
      const ofAccounts = statements.filter((statement) => statement.includes(' ')).toSorted();
      const tables = await sql<{ readonly name: string }>`
        ${dialect.name === 'sqlite' ? sql`select name from sqlite_master where type = 'table'` : sql`select tablename as name from pg_tables where schemaname = current_schema()`}
        order by 1`.execute(database.kysely);
      await server.close();
      return { statements: ofAccounts, tables: tables.rows.map(({ name }) => name) };
    }

    it('runs the statements of an application without it, and has no further table', async () => {
      const without = await measure({});
      const community = await measure({ promoted: enterpriseEdition.features });
      const enterprise = await measure({ plugins: enterpriseServer });
      expect(community).toEqual(without);
      expect(community.statements).not.toEqual(enterprise.statements);
      expect(enterprise.tables.length).toBeGreaterThan(community.tables.length);
    });
  });
});
