import { forEachDialect, anyNumber, at } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mask } from './records/webhook-headers.ts';
import { startWebhookServer, type WebhookServer } from './fixtures/webhook-server.ts';

const url = '/admin/webhooks';
const address = 'https://hooks.example.com/in';
const hook = {
  name: 'Hook',
  url: address,
  headers: { 'x-a': 'b' },
  events: ['entry.create', 'media.create'],
};

forEachDialect((dialect) => {
  describe('webhooks', () => {
    let webhooks: WebhookServer;

    beforeAll(async () => {
      webhooks = await startWebhookServer(dialect, 'public');
    });

    afterAll(async () => {
      await webhooks.server.close();
    });

    it('are created, listed, read, replaced and deleted', async () => {
      const send = (...call: Parameters<WebhookServer['send']>) => webhooks.send(...call);
      expect((await send('GET', `${url}/`)).body).toEqual({ data: [] });
      const created = await send('POST', url, hook);
      const id = Number(at(created.body, 'data.id'));
      expect([created.status, created.body]).toEqual([
        201,
        { data: { ...hook, id: anyNumber, isEnabled: true } },
      ]);
      expect((await send('GET', url)).body).toEqual({ data: [at(created.body, 'data')] });
      expect((await send('GET', `${url}/${id}`)).body).toEqual(created.body);
      const changed = { ...hook, headers: {}, events: ['entry.create'] };
      const replaced = await send('PUT', `${url}/${id}`, { ...changed, isEnabled: false });
      expect([replaced.status, replaced.body]).toEqual([200, { data: { ...changed, id, isEnabled: false } }]);
      expect(at((await send('PUT', `${url}/${id}`, hook)).body, 'data.isEnabled')).toBe(false);
      const gone = await send('DELETE', `${url}/${id}`);
      expect([gone.status, gone.body]).toEqual([200, { data: { ...hook, id, isEnabled: false } }]);
      expect((await send('GET', url)).body).toEqual({ data: [] });
    });

    it.each([
      ['GET', '9999', undefined],
      ['GET', 'nope', undefined],
      ['PUT', '9999', hook],
      ['DELETE', '9999', undefined],
      ['POST', '9999/trigger', undefined],
      ['POST', '9999/secret', undefined],
      ['GET', '9999/deliveries', undefined],
      ['POST', '9999/deliveries/1/replay', undefined],
      ['POST', '9999/deliveries/replay-failed', undefined],
    ] as const)('that do not exist are not found: %s %s', async (method, path, body) => {
      const response = await webhooks.send(method, `${url}/${path}`, body);
      expect([response.status, response.body]).toEqual([
        404,
        {
          data: null,
          error: { status: 404, name: 'NotFoundError', message: 'webhook.notFound', details: {} },
        },
      ]);
    });

    it.each([{ name: 'a\u0000b' }, { url: `${address}/a\u0000b` }])(
      'reject text that PostgreSQL cannot store: %j',
      async (part) => {
        const { status, body } = await webhooks.send('POST', url, { ...hook, ...part });
        expect([status, at(body, 'error.name')]).toEqual([400, 'ValidationError']);
      },
    );

    it('are rejected with 413 when they exceed the usual body size', async () => {
      const send = async (bytes: number) =>
        (await webhooks.send('POST', url, { x: 'x'.repeat(bytes - '{"x":""}'.length) })).status;
      expect([await send(1024 * 1024), await send(1024 * 1024 + 1)]).toEqual([400, 413]);
    });

    it('are deleted together, and the response contains the existing ones', async () => {
      const one = await webhooks.make({ url: address });
      const two = await webhooks.make({ url: address });
      const stored = await webhooks.make({ url: address });
      const { body } = await webhooks.send('POST', `${url}/batch-delete`, { ids: [two.id, 9999, one.id] });
      expect(body).toEqual({ data: [one.id, two.id] });
      expect((await webhooks.send('GET', url)).body).toEqual({ data: [stored] });
    });

    it.each([{ ids: [] }, {}, { ids: 'all' }, { ids: [1, 'x'] }, { ids: [0] }, { ids: [null] }])(
      'are not deleted by an invalid list of ids: %j',
      async (body) => {
        const response = await webhooks.send('POST', `${url}/batch-delete`, body);
        const message = 'ids must be an array of id';
        expect([response.status, at(response.body, 'error')]).toEqual([
          400,
          { status: 400, name: 'BadRequestError', message, details: {} },
        ]);
      },
    );

    it.each([
      [{ headers: undefined }, 'headers is a required field'],
      [{ events: undefined }, 'events is a required field'],
      [{ events: [] }, 'events field must have at least 1 items'],
      [{ name: ' ' }, 'name is a required field'],
      [{ url: 'example.com' }, 'url must be a valid URL'],
      [{ url: 'ftp://example.com' }, 'url must be a valid URL'],
      [{ url: 'file:///etc/passwd' }, 'url must be a valid URL'],
      [{ headers: { 'x-a': 'b\r\nx-b: c' } }, 'headers.x-a has characters that a header cannot have'],
      [{ headers: { 'x a': 'b' } }, 'headers.x a is not the name of a header'],
      [{ headers: { 'Webhook-Signature': 'v1,x' } }, 'headers.Webhook-Signature is set by the server'],
      [{ headers: { Host: 'inside' } }, 'headers.Host is set by the server'],
      [{ isEnabled: true }, 'this field has unspecified keys: isEnabled'],
      [{ id: 7 }, 'this field has unspecified keys: id'],
    ])('are rejected when a rule is broken: %j', async (change, message) => {
      const response = await webhooks.send('POST', url, { ...hook, ...change });
      expect([response.status, at(response.body, 'error.name'), at(response.body, 'error.message')]).toEqual([
        400,
        'ValidationError',
        message,
      ]);
    });

    it('mask secret headers, and keep them when the mask is sent back', async () => {
      const secrets = { Authorization: 'Bearer key-of-mine', 'X-Site': 'blog', 'X-Api-Key': 'other-key' };
      const { id, ...made } = await webhooks.make({ url: address, headers: secrets });
      expect(made.headers).toEqual({ Authorization: mask, 'X-Site': 'blog', 'X-Api-Key': mask });
      for (const path of [url, `${url}/${id}`]) {
        expect(JSON.stringify((await webhooks.send('GET', path)).body)).not.toMatch(/key-of-mine|other-key/);
      }
      const stored = async () => {
        const { database } = webhooks.server.services;
        const [row] = await database.kysely
          .selectFrom('webhooks')
          .select('headers')
          .where('id', '=', id)
          .execute();
        return JSON.parse(String(row?.['headers'])) as unknown;
      };
      const put = (change: object) => webhooks.send('PUT', `${url}/${id}`, { ...made, ...change });
      const moved = `${new URL(address).origin}/elsewhere`;
      const changed = { authorization: mask, 'X-Site': 'shop', 'X-Api-Key': 'new-key' };
      const { body } = await put({ url: moved, headers: changed });
      expect(at(body, 'data.headers')).toEqual({ authorization: mask, 'X-Site': 'shop', 'X-Api-Key': mask });
      expect(await stored()).toEqual({
        ...changed,
        authorization: 'Bearer key-of-mine',
        'X-Api-Key': 'new-key',
      });
      const refused = await put({ url: 'https://thief.example.com/in', headers: changed });
      expect([refused.status, at(refused.body, 'error.message')]).toEqual([
        400,
        'headers.authorization belongs to another address: its value is needed again',
      ]);
      const unknown = await webhooks.send('POST', url, { ...hook, headers: { 'X-Token': mask } });
      expect([unknown.status, at(unknown.body, 'error.message')]).toEqual([
        400,
        'headers.X-Token has no stored value: its value is needed again',
      ]);
      expect(await stored()).toMatchObject({ authorization: 'Bearer key-of-mine' });
    });

    it('are rejected for unknown events', async () => {
      const { status } = await webhooks.send('POST', url, { ...hook, events: ['entry.nope'] });
      expect(status).toBe(400);
    });

    it.each([
      'http://127.0.0.1:9/x',
      'http://localhost/x',
      'http://LOCALHOST./x',
      'http://127.1/',
      'http://2130706433/',
      'http://0x7f.1/',
      'http://0.0.0.0/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://169.254.169.254/latest',
      'http://10.1.2.3/',
      'https://8.8.8.8/',
      'http://intranet/',
      'http://db.internal/',
    ])('cannot have an address of this machine or its network, or one without a name: %s', async (local) => {
      const response = await webhooks.send('POST', url, { ...hook, url: local });
      const name = 'ValidationError';
      expect([response.status, at(response.body, 'error')]).toEqual([
        400,
        {
          status: 400,
          name,
          message: '2 errors occurred',
          details: {
            errors: [
              { path: ['url'], message: 'url must be a valid URL', name },
              {
                path: ['url'],
                message: "Url is not supported because it isn't reachable over the public internet",
                name,
              },
            ],
          },
        },
      ]);
    });

    it('return the reason when a test request receives no response', async () => {
      const { id } = await webhooks.make({ url: 'https://localtest.invalid/in' });
      const { status, body } = await webhooks.send('POST', `${url}/${id}/trigger`);
      expect([status, at(body, 'data.statusCode')]).toEqual([200, 500]);
      expect(at(body, 'data.message')).toMatch(
        /^request to https:\/\/localtest\.invalid\/in failed, reason: getaddrinfo /,
      );
    });

    it('can be read only by users who may read, change or delete them', async () => {
      const { id } = await webhooks.make({ url: address });
      for (const action of ['read', 'update', 'delete']) {
        const as = await webhooks.signInWith([`admin::webhooks.${action}`]);
        for (const path of [url, `${url}/${id}/deliveries`]) {
          expect([action, (await webhooks.send('GET', path, undefined, as)).status]).toEqual([action, 200]);
        }
      }
      const creator = await webhooks.signInWith(['admin::webhooks.create']);
      expect((await webhooks.send('POST', url, hook, creator)).status).toBe(201);
      for (const [method, path, body] of [
        ['GET', url, undefined],
        ['GET', `${url}/${id}`, undefined],
        ['PUT', `${url}/${id}`, hook],
        ['POST', `${url}/${id}/trigger`, undefined],
        ['POST', `${url}/${id}/secret`, undefined],
        ['GET', `${url}/${id}/deliveries`, undefined],
        ['POST', `${url}/${id}/deliveries/1/replay`, undefined],
        ['POST', `${url}/${id}/deliveries/replay-failed`, undefined],
        ['DELETE', `${url}/${id}`, undefined],
        ['POST', `${url}/batch-delete`, { ids: [id] }],
      ] as const) {
        expect([path, (await webhooks.send(method, path, body, creator)).status]).toEqual([path, 403]);
      }
    });
  });
});
