import { webhooksServer, tokensServer, projectServer } from '@admin/plugin-settings/server';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { systemPermissions } from '@admin/server';
import {
  at,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewServer } from '../../review/server/review-server.ts';
import { article, reviewSchemas } from '../../review/server/fixtures/review-fixture.testing.ts';
import { auditLogServer } from './audit-log-server.ts';

type Method = Parameters<TestServer['client']['send']>[0];

const stage = { key: 'draft', name: 'Draft', color: '#4945ff', transitions: [] };

/** Tables without changes that are recorded: limits count refused calls, too. */
const others = /^(sqlite_|audit_logs|rate_limits|jobs|leases|settings_changes|search_|words_)/;

forEachDialect((dialect) => {
  describe('a change whose record cannot be stored', () => {
    let server: TestServer;
    let admin: TestSession;
    let ids: Readonly<
      Record<'entry' | 'role' | 'user' | 'token' | 'webhook' | 'workflow' | 'comment', number>
    >;

    const send = (call: string, body?: unknown) => {
      const [method, path = ''] = call.split(' ');
      return server.client.send(method as Method, path, body, { as: admin });
    };
    const made = async (call: string, body: unknown, path = 'data.id') => {
      const response = await send(call, body);
      if (response.status >= 300) throw new Error(`${call}: ${JSON.stringify(response.body)}`);
      return Number(at(response.body, path));
    };

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas: reviewSchemas(),
        plugins: [
          contentManagerServer,
          webhooksServer,
          tokensServer,
          projectServer,
          reviewServer,
          auditLogServer,
        ],
        trusted: [
          'content-manager',
          'webhooks',
          'tokens',
          'project-settings',
          'review-workflows',
          'audit-log',
        ],
      });
      admin = await server.client.registerAdmin();
      const workflow = {
        name: 'News',
        contentTypes: [article],
        stages: [stage, { ...stage, key: 'done', name: 'Done' }],
      };
      const entry = await made(`POST ${entries}`, { title: 'Bricks' }, 'id');
      ids = {
        entry,
        workflow: await made('POST /admin/review-workflows/workflows', { data: workflow }),
        comment: await made(`POST /admin/review-workflows/comments/${article}/${entry}`, { text: 'Why?' }),
        role: await made('POST /admin/roles', { name: 'Editors', description: '' }),
        user: await made('POST /admin/users', { email: 'eddi@example.com', firstname: 'Eddi', roles: [1] }),
        token: await made('POST /admin/api-tokens', {
          name: 'Shop',
          description: '',
          type: 'read-only',
          lifespan: null,
        }),
        webhook: await made('POST /admin/webhooks', {
          name: 'Hook',
          url: 'https://example.com/',
          headers: {},
          events: ['entry.create'],
        }),
      };
    });
    afterAll(() => server.close());

    const entries = `/content-manager/collection-types/${article}`;

    /** Returns the rows of all tables whose changes are recorded. */
    async function state(): Promise<Readonly<Record<string, readonly string[]>>> {
      const { kysely } = server.services.database;
      const names =
        dialect.name === 'sqlite'
          ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
          : sql<{
              name: string;
            }>`select table_name as name from information_schema.tables where table_schema = current_schema()`;
      const tables = (await names.execute(kysely)).rows
        .map(({ name }) => name)
        .filter((name) => !others.test(name));
      const found: Record<string, readonly string[]> = {};
      for (const name of tables.toSorted()) {
        const { rows } = await sql`select * from ${sql.id(name)}`.execute(kysely);
        found[name] = rows.map((row) => JSON.stringify(row)).toSorted();
      }
      return found;
    }

    const calls: readonly (readonly [string, (id: typeof ids) => string, unknown?])[] = [
      ['a new entry', () => `POST ${entries}`, { title: 'Clay' }],
      ['a changed entry', ({ entry }) => `PUT ${entries}/${entry}`, { title: 'Sand' }],
      ['a published entry', ({ entry }) => `POST ${entries}/${entry}/actions/publish`, {}],
      ['a copied entry', ({ entry }) => `POST ${entries}/clone/${entry}`, { title: 'Copy' }],
      ['a deleted entry', ({ entry }) => `DELETE ${entries}/${entry}`],
      [
        'a stage',
        ({ entry }) => `PUT /admin/content-manager/collection-types/${article}/${entry}/stage`,
        { data: { id: 2 } },
      ],
      [
        'an assignee',
        ({ entry }) => `PUT /admin/content-manager/collection-types/${article}/${entry}/assignee`,
        { data: { id: 1 } },
      ],
      [
        'a comment',
        ({ entry }) => `POST /admin/review-workflows/comments/${article}/${entry}`,
        { text: 'No' },
      ],
      [
        'a deleted comment',
        ({ entry, comment }) => `DELETE /admin/review-workflows/comments/${article}/${entry}/${comment}`,
      ],
      [
        'a deleted workflow',
        ({ workflow }) => `DELETE /admin/review-workflows/workflows/${workflow}?moveTo=none`,
      ],
      ['a new role', () => 'POST /admin/roles', { name: 'Authors 2', description: '' }],
      ['a changed role', ({ role }) => `PUT /admin/roles/${role}`, { name: 'Writers', description: '' }],
      [
        'the permissions of a role',
        ({ role }) => `PUT /admin/roles/${role}/permissions`,
        { permissions: [{ action: 'admin::users.read', subject: null, properties: {}, conditions: [] }] },
      ],
      ['a deleted role', ({ role }) => `DELETE /admin/roles/${role}`],
      [
        'an invited user',
        () => 'POST /admin/users',
        { email: 'una@example.com', firstname: 'Una', roles: [1] },
      ],
      ['a changed user', ({ user }) => `PUT /admin/users/${user}`, { firstname: 'Edda' }],
      ['the own profile', () => 'PUT /admin/users/me', { firstname: 'Adele' }],
      ['a deleted user', ({ user }) => `DELETE /admin/users/${user}`],
      [
        'a new token',
        () => 'POST /admin/api-tokens',
        { name: 'Site', description: '', type: 'read-only', lifespan: null },
      ],
      ['a changed token', ({ token }) => `PUT /admin/api-tokens/${token}`, { name: 'Store' }],
      ['a regenerated token', ({ token }) => `POST /admin/api-tokens/${token}/regenerate`, {}],
      ['a deleted token', ({ token }) => `DELETE /admin/api-tokens/${token}`],
      [
        'a new webhook',
        () => 'POST /admin/webhooks',
        { name: 'Other', url: 'https://example.com/', headers: {}, events: ['entry.create'] },
      ],
      ['a deleted webhook', ({ webhook }) => `DELETE /admin/webhooks/${webhook}`],
      ['a sign-in', () => 'POST /admin/login', { email: 'ada@example.com', password: 'x' }],
      ['a sign-out', () => 'POST /admin/logout', {}],
    ];

    it('is not committed', { timeout: 60_000 }, async () => {
      const { kysely } = server.services.database;
      await sql`alter table audit_logs_unindexed rename to audit_logs_away`.execute(kysely);
      const before = await state();
      const stored: string[] = [];
      for (const [name, call, body] of calls) {
        const { status } = await send(call(ids), body);
        if (status < 500) stored.push(`${name}: ${status}`);
        const after = await state();
        for (const table of Object.keys(before)) {
          if (JSON.stringify(before[table]) !== JSON.stringify(after[table]))
            stored.push(`${name}: ${table}`);
        }
      }
      const { content } = server.services;
      const imported = content.importEntries({ uid: article, entries: [{ values: { title: 'Clay' } }] });
      await expect(imported).rejects.toThrow('audit_logs');
      const bulk = { permissions: systemPermissions(1), uid: article, ids: [ids.entry] };
      await expect(content.publishEntries(bulk)).rejects.toThrow('audit_logs');
      await expect(content.deleteEntries(bulk)).rejects.toThrow('audit_logs');
      expect(await state()).toEqual(before);
      expect(stored).toEqual([]);
      await sql`alter table audit_logs_away rename to audit_logs_unindexed`.execute(kysely);
      expect((await send(`PUT ${entries}/${ids.entry}`, { title: 'Sand' })).status).toBe(200);
    });
  });
});
