import { forEachDialect, at } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTokenServer, type TokenServer } from './fixtures/token-server.ts';

const url = '/admin/api-tokens';
const minute = 60_000;
const find = 'plugin::weather.report.find';

forEachDialect((dialect) => {
  describe('the access key of an API token', () => {
    let tokens: TokenServer;

    beforeAll(async () => {
      tokens = await startTokenServer(dialect);
    });

    afterAll(async () => {
      await tokens.server.close();
    });

    const statuses = async (accessKey: string) => [
      (await tokens.callWith(accessKey)).status,
      (await tokens.callWith(accessKey, 'POST')).status,
    ];
    const lastUse = async (id: number) =>
      at((await tokens.send('GET', `${url}/${id}`)).body, 'data.lastUsedAt');

    it('permits what its type contains', async () => {
      const full = await tokens.make({ name: 'Full' });
      const reading = await tokens.make({ name: 'Reading', type: 'read-only' });
      const finding = await tokens.make({ name: 'Finding', type: 'custom', permissions: [find] });
      const other = await tokens.make({
        name: 'Other',
        type: 'custom',
        permissions: ['api::book.book.find'],
      });
      expect(await statuses(full.accessKey)).toEqual([200, 200]);
      expect(await statuses(full.accessKey.toUpperCase())).toEqual([200, 200]);
      expect(await statuses(reading.accessKey)).toEqual([200, 403]);
      expect(await statuses(finding.accessKey)).toEqual([200, 403]);
      expect(await statuses(other.accessKey)).toEqual([403, 403]);
      await tokens.send('PUT', `${url}/${finding.id}`, { type: 'full-access', permissions: [] });
      expect(await statuses(finding.accessKey)).toEqual([200, 200]);
    });

    it('is not a user: it permits no panel request, and handlers that require a user receive none', async () => {
      const { accessKey } = await tokens.make({ name: 'Nobody' });
      for (const path of ['/admin/users/me', url, '/api/weather/me']) {
        expect([path, (await tokens.callWith(accessKey, 'GET', path)).status]).toEqual([path, 401]);
      }
      const renewal = await tokens.server.client.send('POST', '/admin/renew-token', { token: accessKey });
      expect(renewal.status).toBe(400);
    });

    it('cannot be replaced by a session, a guess, or a key of another form', async () => {
      const { accessKey } = await tokens.make({ name: 'Guessed' });
      const invalid = [
        '',
        'null',
        '0'.repeat(256),
        accessKey.slice(1),
        `${accessKey}0`,
        `${accessKey}' or '1'='1`,
      ];
      for (const guess of [tokens.admin.token, ...invalid]) expect(await statuses(guess)).toEqual([401, 401]);
      expect((await tokens.server.client.send('GET', '/api/weather')).status).toBe(401);
    });

    it('is rejected once there is a new one', async () => {
      const { id, accessKey } = await tokens.make({ name: 'Renewed' });
      const { status, body } = await tokens.send('POST', `${url}/${id}/regenerate`);
      expect([status, Object.keys(at(body, 'data') as object)]).toEqual([201, ['id', 'accessKey']]);
      expect((await tokens.callWith(accessKey)).status).toBe(401);
      expect((await tokens.callWith(String(at(body, 'data.accessKey')))).status).toBe(200);
    });

    it('is rejected once its token is deleted', async () => {
      const { id, accessKey } = await tokens.make({ name: 'Deleted' });
      expect((await tokens.callWith(accessKey)).status).toBe(200);
      await tokens.send('DELETE', `${url}/${id}`);
      expect((await tokens.callWith(accessKey)).status).toBe(401);
    });

    it('records the time of its last use, once a minute', async () => {
      const { id, accessKey } = await tokens.make({ name: 'Used' });
      expect(await lastUse(id)).toBeNull();
      const first = new Date(tokens.server.clock.now()).toISOString();
      await tokens.callWith(accessKey);
      expect(await lastUse(id)).toBe(first);
      tokens.server.clock.advance(minute - 1);
      await tokens.callWith(accessKey);
      expect(await lastUse(id)).toBe(first);
      tokens.server.clock.advance(1);
      await tokens.callWith(accessKey);
      expect(await lastUse(id)).toBe(new Date(tokens.server.clock.now()).toISOString());
    });

    it('is neither in the database nor in the log', async () => {
      const { id, accessKey } = await tokens.make({ name: 'Secret' });
      const { body } = await tokens.send('POST', `${url}/${id}/regenerate`);
      const renewed = String(at(body, 'data.accessKey'));
      await tokens.callWith(accessKey);
      await tokens.callWith(renewed, 'POST');
      const rows = await tokens.server.services.database.kysely
        .selectFrom('access_tokens')
        .selectAll()
        .execute();
      for (const location of [JSON.stringify(rows), tokens.server.log.lines.join('\n')]) {
        expect(location.length).toBeGreaterThan(100);
        for (const secret of [accessKey, renewed]) {
          expect(location).not.toContain(secret);
          expect(location).not.toContain(secret.slice(0, 40));
        }
      }
    });

    it('is rejected from the moment when it expires, and so is a regenerated one', async () => {
      const { id, accessKey } = await tokens.make({ name: 'Short', lifespan: 604_800_000 });
      tokens.server.clock.advance(604_800_000 - 1);
      expect((await tokens.callWith(accessKey)).status).toBe(200);
      tokens.server.clock.advance(1);
      expect((await tokens.callWith(accessKey)).status).toBe(401);
      const admin = await tokens.server.client.signIn();
      const { body } = await tokens.send('POST', `${url}/${id}/regenerate`, undefined, admin);
      expect((await tokens.callWith(String(at(body, 'data.accessKey')))).status).toBe(401);
    });
  });
});
