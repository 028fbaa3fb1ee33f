import { buildSchemas, type Schemas } from '@admin/content-model';
import { serverOrigin, systemPermissions } from '@admin/server';
import {
  at,
  forEachDialect,
  startTestServer,
  type TestServer,
  type TestSession,
} from '@admin/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditRecord } from '../contract.ts';
import { auditLogServer } from './audit-log-server.ts';
import { indexRecords, insertRecords } from './audit-log-table.ts';

const tag = 'api::tag.tag';

function tagSchemas(): Schemas {
  const document = {
    kind: 'collectionType',
    collectionName: 'tags',
    info: { singularName: 'tag', pluralName: 'tags', displayName: 'Tag' },
    attributes: { name: { type: 'string' } },
  };
  const contentTypes = [{ file: 'tag.json', uid: tag, document }];
  const { schemas, problems } = buildSchemas({ contentTypes, components: [] });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return schemas;
}

forEachDialect((dialect) => {
  describe('the indexes of the audit log', () => {
    let server: TestServer;
    let admin: TestSession;

    beforeAll(async () => {
      server = await startTestServer({
        database: await dialect.open(),
        schemas: tagSchemas(),
        plugins: [auditLogServer],
        trusted: ['audit-log'],
      });
      admin = await server.client.registerAdmin();
    });
    afterAll(() => server.close());

    const list = async (query: string) =>
      (await server.client.send('GET', `/admin/audit-logs?${query}`, undefined, { as: admin })).body;
    const count = async (table: string) => {
      const { rows } = await sql<{ readonly count: number | string }>`select count(*) as count
        from ${sql.id(table)}`.execute(server.services.database.kysely);
      return Number(rows[0]?.count);
    };

    it('receive the records of many changes without a read, in their order', async () => {
      const { database, content } = server.services;
      await indexRecords(database);
      const before = await count('audit_logs');
      const permissions = systemPermissions(1);
      // The records of the registration count as well, so that the last changes may remain without indexes.
      for (let made = 0; made < 500; made += 1) {
        await content.createEntry({ permissions, uid: tag, body: { name: `Tag ${made}` } });
      }
      await vi.waitFor(async () => expect(await count('audit_logs')).toBeGreaterThan(before));
      const records = at(await list(`entityType=${tag}&pageSize=100`), 'results') as readonly AuditRecord[];
      expect([await count('audit_logs'), await count('audit_logs_unindexed')]).toEqual([before + 500, 0]);
      expect(records.map(({ entity }) => entity.label)).toEqual(
        Array.from({ length: 100 }, (_, index) => `Tag ${499 - index}`),
      );
    });

    it('receive each record once when several reads find it', async () => {
      const { database } = server.services;
      const entity = { type: 'note', id: 1 };
      const change = { action: 'note.once', entity, origin: serverOrigin };
      const changes = Array.from({ length: 1200 }, () => change);
      const now = new Date(server.clock.now()).toISOString();
      await database.transaction(({ kysely }) => insertRecords(database, kysely, changes, now));
      await Promise.all(Array.from({ length: 6 }, () => list('action=note.once')));
      expect(at(await list('action=note.once'), 'pagination.total')).toBe(1200);
    });
  });
});
