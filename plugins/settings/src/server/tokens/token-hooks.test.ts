import { afterChange, beforeChange, defineServerPlugin, refuseChange } from '@admin/server';
import { at, forEachDialect } from '@admin/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAdminServer, type AdminServer } from '../fixtures/admin-server.ts';
import { apiTokenChanges, transferTokenChanges } from './token-changes.ts';
import { tokensServer } from './tokens-server.ts';

forEachDialect((dialect) => {
  describe('hooks on tokens', () => {
    let server: AdminServer;
    let calls: [string, Readonly<Record<string, unknown>>][] = [];
    let refusing = '';
    let setting: { readonly name: string } | undefined;

    const verbs = ['create', 'update', 'regenerate', 'delete'] as const;
    const watcher = defineServerPlugin({
      id: 'watcher',
      title: 'Watcher',
      changeHooks: [apiTokenChanges, transferTokenChanges].flatMap((point) =>
        verbs.flatMap((verb) => [
          beforeChange(point, verb as 'create', (change, { transaction }) => {
            if (!transaction.isTransaction) throw new Error('outside of a transaction');
            calls.push([`before ${point.entity}.${verb}`, { ...change }]);
            if (refusing === verb) throw refuseChange([{ path: ['name'], message: `No ${verb} today` }]);
            return setting;
          }),
          afterChange(point, verb, (change) => {
            calls.push([`after ${point.entity}.${verb}`, { ...change }]);
          }),
        ]),
      ),
    });

    beforeAll(async () => {
      server = await startAdminServer(dialect, { plugins: [tokensServer, watcher], trusted: ['tokens'] });
    });
    afterAll(() => server.server.close());
    beforeEach(() => {
      calls = [];
      refusing = '';
      setting = undefined;
    });

    const create = async (name: string) => {
      const { status, body } = await server.send('POST', '/admin/api-tokens', { name, type: 'read-only' });
      expect(status).toBe(201);
      return { id: Number(at(body, 'data.id')), accessKey: String(at(body, 'data.accessKey')) };
    };

    it('receive the changes of an API token, never its key', async () => {
      const { id, accessKey } = await create('First');
      const url = `/admin/api-tokens/${id}`;
      await server.send('PUT', url, { description: 'Changed' });
      const { body } = await server.send('POST', `${url}/regenerate`);
      await server.send('DELETE', url);
      const created = { name: 'First', description: '', type: 'read-only', permissions: [], lifespan: null };
      const changed = { ...created, description: 'Changed' };
      const origin = { userId: 1, apiClient: null };
      expect(calls).toMatchObject([
        ['before api-token.create', { id: null, before: null, values: created, origin }],
        ['after api-token.create', { id, before: null, after: created, origin }],
        ['before api-token.update', { id, before: created, values: changed, origin }],
        ['after api-token.update', { id, before: created, after: changed, origin }],
        ['before api-token.regenerate', { id, before: changed, values: {}, secrets: ['accessKey'] }],
        ['after api-token.regenerate', { id, after: changed, secrets: ['accessKey'] }],
        ['before api-token.delete', { id, before: changed, values: {}, origin }],
        ['after api-token.delete', { id, before: changed, after: null, origin }],
      ]);
      const received = JSON.stringify(calls);
      expect(received).not.toContain(accessKey);
      expect(received).not.toContain(String(at(body, 'data.accessKey')));
      expect(received).not.toContain('hash');
    });

    it('refuse each change, which is rolled back', async () => {
      const { id } = await create('Kept');
      const url = `/admin/api-tokens/${id}`;
      const stored = (await server.send('GET', '/admin/api-tokens')).body;
      const attempts = {
        create: () => server.send('POST', '/admin/api-tokens', { name: 'Refused', type: 'read-only' }),
        update: () => server.send('PUT', url, { name: 'Refused' }),
        regenerate: () => server.send('POST', `${url}/regenerate`),
        delete: () => server.send('DELETE', url),
      };
      for (const [verb, attempt] of Object.entries(attempts)) {
        refusing = verb;
        const { status, body } = await attempt();
        expect([status, at(body, 'error.message')]).toEqual([400, `No ${verb} today`]);
      }
      refusing = '';
      expect((await server.send('GET', '/admin/api-tokens')).body).toEqual(stored);
    });

    it('set a name, which is trimmed and stays unique', async () => {
      setting = { name: '  Named by a hook ' };
      const { id } = await create('Sent');
      const { body } = await server.send('GET', `/admin/api-tokens/${id}`);
      expect(at(body, 'data.name')).toBe('Named by a hook');
      const again = await server.send('POST', '/admin/api-tokens', { name: 'Free', type: 'read-only' });
      expect([again.status, at(again.body, 'error.message')]).toEqual([400, 'Name already taken']);
    });

    it('receive changes of transfer tokens under their own name', async () => {
      await server.send('POST', '/admin/transfer/tokens', { name: 'Move', permissions: ['push'] });
      expect(calls.map(([name]) => name)).toEqual([
        'before transfer-token.create',
        'after transfer-token.create',
      ]);
    });
  });
});
