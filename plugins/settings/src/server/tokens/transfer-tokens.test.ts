import { anyNumber, anyText, textLike, forEachDialect, at } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTokenServer, type TokenServer } from './fixtures/token-server.ts';

const url = '/admin/transfer/tokens';

forEachDialect((dialect) => {
  describe('transfer tokens', () => {
    let tokens: TokenServer;

    beforeAll(async () => {
      tokens = await startTokenServer(dialect);
    });

    afterAll(async () => {
      await tokens.server.close();
    });

    it('are created, changed, regenerated and deleted', async () => {
      const { status, body } = await tokens.send('POST', url, {
        name: 'Pusher',
        description: 'd',
        lifespan: null,
        permissions: ['push', 'pull'],
      });
      const token = {
        id: anyNumber,
        name: 'Pusher',
        description: 'd',
        lastUsedAt: null,
        lifespan: null,
        expiresAt: null,
        createdAt: anyText,
        updatedAt: anyText,
        permissions: ['push', 'pull'],
      };
      expect([status, body]).toEqual([201, { data: { ...token, accessKey: textLike(/^[0-9a-f]{256}$/) } }]);
      expect((await tokens.send('GET', `${url}?sort=name:ASC`)).body).toEqual({ data: [token] });
      const one = `${url}/${String(at(body, 'data.id'))}`;
      const changed = await tokens.send('PUT', one, { name: 'Pusher 2', permissions: ['push', 'push'] });
      expect(at(changed.body, 'data')).toEqual({ ...token, name: 'Pusher 2', permissions: ['push'] });
      const renewed = await tokens.send('POST', `${one}/regenerate`);
      expect([renewed.status, renewed.body]).toEqual([
        201,
        { data: { id: at(body, 'data.id'), accessKey: textLike(/^[0-9a-f]{256}$/) } },
      ]);
      expect(at(renewed.body, 'data.accessKey')).not.toBe(at(body, 'data.accessKey'));
      expect(at((await tokens.send('DELETE', one)).body, 'data')).toMatchObject({
        permissions: [{ id: 1, action: 'push', createdAt: anyText, updatedAt: anyText }],
      });
      expect(at((await tokens.send('GET', one)).body, 'error.message')).toBe('Transfer token not found');
    });

    it('have known directions', async () => {
      const { body } = await tokens.send('POST', url, { description: 'd', permissions: ['nope'] });
      expect(at(body, 'error.details.errors')).toEqual([
        { path: ['name'], message: 'name is a required field', name: 'ValidationError' },
        {
          path: ['permissions', '0'],
          message: 'permissions[0] must be one of the following values: push, pull',
          name: 'ValidationError',
        },
      ]);
      expect((await tokens.send('POST', url, { name: 'None', permissions: [] })).status).toBe(400);
    });

    it('share names, but neither addresses nor access, with API tokens', async () => {
      const api = await tokens.make({ name: 'Twin' });
      const { status, body } = await tokens.send('POST', url, { name: 'Twin', permissions: ['pull'] });
      expect(status).toBe(201);
      expect((await tokens.send('GET', `${url}/${api.id}`)).status).toBe(404);
      expect((await tokens.send('PUT', `${url}/${api.id}`, { name: 'Mine' })).status).toBe(404);
      expect((await tokens.send('DELETE', `${url}/${api.id}`)).body).toEqual({ data: null });
      expect((await tokens.callWith(String(at(body, 'data.accessKey')))).status).toBe(401);
    });

    it('require the permission for each operation', async () => {
      const made = await tokens.send('POST', url, { name: 'Guarded', permissions: ['push'] });
      const one = `${url}/${String(at(made.body, 'data.id'))}`;
      const calls = [
        ['read', 'GET', url],
        ['read', 'GET', one],
        ['create', 'POST', url, { name: 'By somebody', permissions: ['push'] }],
        ['update', 'PUT', one, { description: 'seen' }],
        ['regenerate', 'POST', `${one}/regenerate`],
        ['delete', 'DELETE', one],
      ] as const;
      for (const permission of ['access', 'read', 'create', 'update', 'regenerate', 'delete'] as const) {
        const session = await tokens.signInWith(`${permission}@example.com`, [
          `admin::transfer.tokens.${permission}`,
        ]);
        for (const [needed, method, path, body] of calls) {
          const { status } = await tokens.send(method, path, body, session);
          expect([permission, method, path, status === 403]).toEqual([
            permission,
            method,
            path,
            needed !== permission,
          ]);
        }
      }
    });
  });
});
