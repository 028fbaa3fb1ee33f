import { anyNumber, anyText, textLike, forEachDialect, at } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTokenServer, type TokenServer } from './fixtures/token-server.ts';

const url = '/admin/api-tokens';
const week = 604_800_000;
const finds = ['api::book.book.find', 'api::book.book.findOne'];

forEachDialect((dialect) => {
  describe('API tokens', () => {
    let tokens: TokenServer;

    beforeAll(async () => {
      tokens = await startTokenServer(dialect);
    });

    afterAll(async () => {
      await tokens.server.close();
    });

    it('are returned with their key only when they are created', async () => {
      expect((await tokens.send('GET', url)).body).toEqual({ data: [] });
      const { status, body } = await tokens.send('POST', url, {
        name: ' Custom ',
        description: 'd',
        type: 'custom',
        lifespan: week,
        permissions: [...finds, ...finds],
      });
      expect(status).toBe(201);
      const created = {
        id: anyNumber,
        name: 'Custom',
        description: 'd',
        lastUsedAt: null,
        type: 'custom',
        lifespan: '604800000',
        expiresAt: new Date(tokens.server.clock.now() + week).toISOString(),
        createdAt: textLike(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updatedAt: anyText,
        permissions: finds,
      };
      expect(body).toEqual({ data: { ...created, accessKey: textLike(/^[0-9a-f]{256}$/) } });
      expect((await tokens.send('GET', `${url}/${String(at(body, 'data.id'))}`)).body).toEqual({
        data: created,
      });
    });

    it('are listed by name, whatever order is requested, and without keys', async () => {
      const { status, body } = await tokens.send('POST', url, { name: 'Alpha', type: 'read-only' });
      expect(status).toBe(201);
      expect(at(body, 'data')).toMatchObject({
        description: '',
        lifespan: null,
        expiresAt: null,
        permissions: [],
      });
      const listed = (await tokens.send('GET', `${url}?sort=name:DESC`)).body;
      expect(at(listed, 'data')).toMatchObject([{ name: 'Alpha' }, { name: 'Custom' }]);
      expect(JSON.stringify(listed)).not.toMatch(/[0-9a-f]{64}|hash|key/i);
    });

    it('have unique names, even when many are created concurrently', async () => {
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => tokens.send('POST', url, { name: 'Only one', type: 'read-only' })),
      );
      expect(responses.map(({ status }) => String(status)).toSorted()).toEqual([
        '201',
        '400',
        '400',
        '400',
        '400',
        '400',
      ]);
      expect(responses.find(({ status }) => status === 400)?.body).toEqual({
        data: null,
        error: { status: 400, name: 'ApplicationError', message: 'Name already taken', details: {} },
      });
      const other = await tokens.make({ name: 'Another' });
      const renamed = await tokens.send('PUT', `${url}/${other.id}`, { name: 'Only one' });
      expect(at(renamed.body, 'error.message')).toBe('Name already taken');
    });

    it.each([
      [{ type: 'read-only' }, 'name is a required field'],
      [{ name: '', type: 'read-only' }, 'name is a required field'],
      [{ name: '  ', type: 'read-only' }, 'name is a required field'],
      [{ name: 'x'.repeat(256), type: 'read-only' }, 'name must be at most 255 characters'],
      [{ name: 'T' }, 'type is a required field'],
      [
        { name: 'T', type: 'nope' },
        'type must be one of the following values: read-only, full-access, custom',
      ],
      [
        { name: 'T', type: 'read-only', lifespan: 5 },
        'lifespan must be one of the following values: , 604800000, 2592000000, 7776000000',
      ],
      [{ name: 'T', type: 'custom' }, 'permissions is a required field'],
      [{ name: 'T', type: 'custom', permissions: [] }, 'permissions is a required field'],
      [
        {
          name: 'T',
          type: 'custom',
          permissions: ['api::book.book.find', 'api::nope.nope.find', '__proto__'],
        },
        'Unknown permissions provided: api::nope.nope.find, __proto__',
      ],
      [{ name: 'T', type: 'read-only', permissions: finds }, 'permissions are for custom tokens only'],
      [{ name: 'T', type: 'read-only', accessKey: 'a' }, 'this field has unspecified keys: accessKey'],
    ])('are rejected when a rule is broken: %j', async (body, message) => {
      const response = await tokens.send('POST', url, body);
      expect([response.status, at(response.body, 'error.name'), at(response.body, 'error.message')]).toEqual([
        400,
        'ValidationError',
        message,
      ]);
    });

    it('report how many rules are broken', async () => {
      const { body } = await tokens.send('POST', url, { name: '', type: 'nope', lifespan: 5 });
      expect(at(body, 'error.message')).toBe('3 errors occurred');
    });

    it('keep what a change does not contain, and lose permissions with the type that needs them', async () => {
      const { id } = await tokens.make({ name: 'Changing', type: 'custom', permissions: finds });
      const renamed = await tokens.send('PUT', `${url}/${id}`, { name: 'Changed', description: null });
      expect(renamed.status).toBe(200);
      expect(at(renamed.body, 'data')).toMatchObject({
        name: 'Changed',
        description: '',
        type: 'custom',
        permissions: finds,
      });
      const widened = await tokens.send('PUT', `${url}/${id}`, { type: 'full-access', permissions: null });
      expect(at(widened.body, 'data')).toMatchObject({ type: 'full-access', permissions: [] });
      const empty = await tokens.send('PUT', `${url}/${id}`, { type: 'custom' });
      expect(at(empty.body, 'error.message')).toBe('permissions is a required field');
      const longer = await tokens.send('PUT', `${url}/${id}`, { lifespan: week });
      expect(longer.status).toBe(400);
    });

    it('return the deleted token, and null if there was none', async () => {
      const { id } = await tokens.make({ name: 'Doomed' });
      expect((await tokens.send('DELETE', `${url}/${id}`)).body).toMatchObject({
        data: { id, name: 'Doomed' },
      });
      const again = await tokens.send('DELETE', `${url}/${id}`);
      expect([again.status, again.body]).toEqual([200, { data: null }]);
      for (const name of [String(id), '9999', 'abc', '0', '1e9', '__proto__', "1' or '1'='1"]) {
        const { status, body } = await tokens.send('GET', `${url}/${encodeURIComponent(name)}`);
        expect([name, status, at(body, 'error.message')]).toEqual([name, 404, 'API Token not found']);
      }
      const missing = await tokens.send('POST', `${url}/9999/regenerate`);
      expect([missing.status, at(missing.body, 'error.message')]).toEqual([404, 'API Token not found']);
    });

    it('can have names that look like SQL or object properties', async () => {
      for (const name of ["'; drop table access_tokens; --", '__proto__', 'constructor', '%_']) {
        const { id } = await tokens.make({ name });
        expect(at((await tokens.send('GET', `${url}/${id}`)).body, 'data.name')).toBe(name);
      }
    });

    it('have only the actions that routes require', async () => {
      const { body } = await tokens.send('GET', '/admin/content-api/permissions');
      expect(at(body, 'data')).toEqual({
        'api::book': { controllers: { book: ['find'] } },
        'plugin::weather': { controllers: { report: ['find', 'create'] } },
      });
    });

    it('have a list of the routes that each action permits', async () => {
      const { body } = await tokens.send('GET', '/admin/content-api/routes');
      const route = (method: string, path: string, handler: string) => ({
        method,
        path,
        handler,
        config: {},
        info: { type: 'content-api' },
      });
      const find = 'plugin::weather.report.find';
      expect(at(body, 'data')).toEqual({
        'api::book': [route('GET', '/api/weather/books', 'api::book.book.find')],
        'plugin::weather': [
          route('GET', '/api/weather', find),
          route('POST', '/api/weather', 'plugin::weather.report.create'),
          route('GET', '/api/weather/may-write', find),
          route('GET', '/api/weather/me', find),
        ],
      });
    });

    it('require the permission for each operation', async () => {
      const { id } = await tokens.make({ name: 'Guarded' });
      const calls = [
        ['read', 'GET', url],
        ['read', 'GET', `${url}/${id}`],
        ['create', 'POST', url, { name: 'By somebody', type: 'read-only' }],
        ['update', 'PUT', `${url}/${id}`, { description: 'seen' }],
        ['regenerate', 'POST', `${url}/${id}/regenerate`],
        ['delete', 'DELETE', `${url}/${id}`],
      ] as const;
      for (const permission of ['access', 'read', 'create', 'update', 'regenerate', 'delete'] as const) {
        const session = await tokens.signInWith(`${permission}@example.com`, [
          `admin::api-tokens.${permission}`,
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
        const { status } = await tokens.send('GET', '/admin/content-api/permissions', undefined, session);
        expect([permission, status]).toEqual([
          permission,
          ['read', 'create', 'update'].includes(permission) ? 200 : 403,
        ]);
        expect((await tokens.send('GET', '/admin/transfer/tokens', undefined, session)).status).toBe(403);
      }
    });
  });
});
