import { forEachDialect, at, setRolePermissions, type TestSession } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenTables } from './tables.ts';
import { tokensRef } from './token-service.ts';
import { startTokenServer, type TokenServer } from './fixtures/token-server.ts';

const url = '/admin/api-tokens';
const transferUrl = '/admin/transfer/tokens';
const createActions = ['create', 'read', 'update', 'regenerate'].map((name) => `admin::api-tokens.${name}`);
const notes = 'plugin::weather.notes.write';
const readsBooks = { action: 'plugin::content-manager.explorer.read', subject: 'api::book.book' };

interface CreatedToken {
  readonly id: number;
  readonly accessKey: string;
}

forEachDialect((dialect) => {
  describe('an API token of a user', () => {
    let tokens: TokenServer;
    let people = 0;

    beforeAll(async () => {
      tokens = await startTokenServer(dialect);
    });

    afterAll(async () => {
      await tokens.server.close();
    });

    /** Adds a user who creates tokens and has other permissions, with a full-access token. */
    async function person(...permissions: readonly string[]) {
      const email = `owner${String((people += 1))}@example.com`;
      const session = await tokens.signInWith(email, [...createActions, ...permissions]);
      const { body } = await tokens.send('GET', '/admin/users/me', undefined, session);
      const user = { id: Number(at(body, 'data.id')), roleId: Number(at(body, 'data.roles.0.id')) };
      return { session, user, token: await make(session, `Of ${email}`) };
    }

    async function make(session: TestSession, name: string): Promise<CreatedToken> {
      const { status, body } = await tokens.send('POST', url, { name, type: 'full-access' }, session);
      expect(status).toBe(201);
      return at(body, 'data') as CreatedToken;
    }

    const statuses = async ({ accessKey }: CreatedToken) => [
      (await tokens.callWith(accessKey)).status,
      (await tokens.callWith(accessKey, 'POST')).status,
      (await tokens.callWith(accessKey, 'GET', '/api/weather/books')).status,
    ];
    const change = async (userId: number, values: { is_active: number } | { blocked: number }) =>
      tokens.server.services.database.kysely
        .updateTable('admin_users')
        .set(values)
        .where('id', '=', userId)
        .execute();

    it("permits no more than the owner's permissions, for any type", async () => {
      const narrow = await person();
      const writer = await person(notes);
      expect(await statuses(await make(tokens.admin, 'Of everybody'))).toEqual([200, 200, 200]);
      expect(await statuses(narrow.token)).toEqual([200, 403, 403]);
      expect(await statuses(writer.token)).toEqual([200, 200, 403]);
    });

    it('follows changes of these permissions with the next request', async () => {
      const { token, user } = await person();
      const permissions = createActions.map((action) => ({ action }));
      const { services } = tokens.server;
      await setRolePermissions(services, user.roleId, [...permissions, { action: notes }, readsBooks]);
      expect(await statuses(token)).toEqual([200, 200, 200]);
      await setRolePermissions(services, user.roleId, permissions);
      expect(await statuses(token)).toEqual([200, 403, 403]);
    });

    it.each([
      ['inactive', { is_active: 0 }, { is_active: 1 }],
      ['blocked', { blocked: 1 }, { blocked: 0 }],
    ] as const)('is rejected while its owner is %s', async (_, out, back) => {
      const { token, user } = await person(notes);
      await change(user.id, out);
      expect(await statuses(token)).toEqual([401, 401, 401]);
      await change(user.id, back);
      expect(await statuses(token)).toEqual([200, 200, 403]);
    });

    it('is rejected once the owner is deleted, until another user generates a key', async () => {
      const { token, user } = await person(notes);
      await tokens.send('POST', '/admin/users/batch-delete', { ids: [user.id] });
      const { session } = await person();
      const successor = await make(session, 'After the owner was deleted');
      expect(await statuses(token)).toEqual([401, 401, 401]);
      expect(await statuses(successor)).toEqual([200, 403, 403]);
      const drawn = await tokens.send('POST', `${url}/${token.id}/regenerate`, undefined, session);
      expect(await statuses(at(drawn.body, 'data') as CreatedToken)).toEqual([200, 403, 403]);
    });

    it("grants no permissions to a user who generates a key for another user's token", async () => {
      const narrow = await person();
      const wide = await make(tokens.admin, 'Coveted');
      const drawn = await tokens.send('POST', `${url}/${wide.id}/regenerate`, undefined, narrow.session);
      expect(drawn.status).toBe(201);
      expect(await statuses(at(drawn.body, 'data') as CreatedToken)).toEqual([200, 403, 403]);
      expect(await statuses(wide)).toEqual([401, 401, 401]);
    });

    it('can only be restricted by users with fewer permissions', async () => {
      const narrow = await person();
      const wide = await tokens.make({ name: 'Kept narrow', type: 'read-only' });
      const put = (body: unknown) => tokens.send('PUT', `${url}/${wide.id}`, body, narrow.session);
      for (const body of [
        { type: 'full-access' },
        { type: 'custom', permissions: ['plugin::weather.report.create'] },
      ]) {
        const refused = await put(body);
        expect([refused.status, at(refused.body, 'error.name')]).toEqual([403, 'ForbiddenError']);
      }
      expect((await put({ name: 'Kept narrow', type: 'read-only', permissions: [] })).status).toBe(200);
      expect(await statuses(wide)).toEqual([200, 403, 200]);
      expect((await put({ type: 'custom', permissions: ['api::book.book.find'] })).status).toBe(200);
      expect(await statuses(wide)).toEqual([403, 403, 200]);
      expect((await put({ type: 'read-only' })).status).toBe(403);
    });

    it('passes its permissions to plugins, which work with no others', async () => {
      const { token } = await person(notes);
      const response = await tokens.server.services
        .get(tokensRef)
        .authenticateApiToken(`Bearer ${token.accessKey}`);
      if ('refusal' in response) throw new Error(response.refusal);
      expect([response.token.id, response.owner.holds(notes)]).toEqual([token.id, true]);
      expect(response.owner.holds('admin::users.read')).toBe(false);
      const received = async ({ accessKey }: CreatedToken) =>
        at((await tokens.callWith(accessKey, 'GET', '/api/weather/may-write')).body, 'data');
      const narrow = await person();
      expect(await received(token)).toBe(`${response.token.name} may write`);
      expect(await received(narrow.token)).toMatch(/^Of .+ may not write$/);
    });

    it('does not disclose its owner to clients', async () => {
      const { body } = await tokens.send('GET', url);
      expect(JSON.stringify(body)).not.toMatch(/owner_?id/i);
    });

    it('keeps all permissions if it was created before tokens had owners', async () => {
      const old = await make(tokens.admin, 'From before');
      await tokenTables(tokens.server.services.database)
        .updateTable('access_tokens')
        .set({ owner_id: null })
        .where('id', '=', old.id)
        .execute();
      expect(await statuses(old)).toEqual([200, 200, 200]);
      const { session } = await person();
      const put = (type: string) => tokens.send('PUT', `${url}/${old.id}`, { type }, session);
      expect([(await put('read-only')).status, (await put('full-access')).status]).toEqual([200, 403]);
    });

    it('has the same rules as a transfer token', async () => {
      const ownerOf = async (id: unknown) => {
        const { database } = tokens.server.services;
        const rows = tokenTables(database).selectFrom('access_tokens').select('owner_id');
        return (await rows.where('id', '=', Number(id)).executeTakeFirstOrThrow()).owner_id;
      };
      const { body } = await tokens.send('POST', transferUrl, { name: 'Mover', permissions: ['push'] });
      const id = at(body, 'data.id');
      const email = 'mover@example.com';
      const permissions = ['regenerate', 'update'].map((name) => `admin::transfer.tokens.${name}`);
      const session = await tokens.signInWith(email, permissions);
      const one = `${transferUrl}/${String(id)}`;
      const widened = await tokens.send('PUT', one, { permissions: ['push', 'pull'] }, session);
      expect(widened.status).toBe(403);
      const me = at((await tokens.send('GET', '/admin/users/me', undefined, session)).body, 'data.id');
      await tokens.send('POST', `${one}/regenerate`, undefined, session);
      expect(await ownerOf(id)).toBe(me);
    });
  });
});
