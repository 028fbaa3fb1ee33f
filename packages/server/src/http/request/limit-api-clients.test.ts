import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import { defineServerPlugin, notModified, route } from '../../plugin-api/index.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { ApiClientLimiter } from './limit-api-clients.ts';

const response = Type.Object({ data: Type.String() });

/** Knows the clients `one` and `two`, and admits callers without a key. */
const clients = defineServerPlugin({
  id: 'clients',
  title: 'Clients',
  contentApiActions: [{ id: 'plugin::clients.clock.find', access: 'read', requires: null }],
  routes: [
    route(
      { method: 'GET', path: '/api/clients', policy: { apiClient: 'plugin::clients.clock.find' }, response },
      ({ headers, setHeader }) => {
        setHeader('etag', '"now"');
        return headers['if-none-match'] === '"now"' ? notModified : { data: 'now' };
      },
    ),
  ],
  authenticateApiClient({ authorization }) {
    const permissions = systemPermissions();
    if (authorization === undefined) return Promise.resolve({ name: 'all', isAnonymous: true, permissions });
    const known = ['one', 'two'].includes(authorization);
    return Promise.resolve(known ? { name: authorization, permissions } : 'unknown');
  },
});

describe('requests of API clients', () => {
  let server: TestServer;

  const send = async (authorization?: string, remoteAddress = '192.0.2.1') => {
    const headers = authorization === undefined ? {} : { authorization };
    return server.client.send('GET', '/api/clients', undefined, { headers, remoteAddress });
  };

  beforeAll(async () => {
    const environment = { API_TOKEN_LIMIT: '3', API_NETWORK_LIMIT: '2' };
    server = await startTestServer({ plugins: [clients], environment });
  });
  afterAll(() => server.close());

  it('[P58] are limited per client and minute', async () => {
    for (let count = 0; count < 3; count += 1) expect((await send('one')).status).toBe(200);
    const refused = await send('one', '198.51.100.7');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await send('two')).status).toBe(200);
    server.clock.advance(60_000);
    expect((await send('one')).status).toBe(200);
  });

  it('[P58] are limited per network without a valid key', async () => {
    server.clock.advance(60_000);
    expect([(await send()).status, (await send('guess')).status]).toEqual([200, 401]);
    expect([(await send()).status, (await send('guess')).status]).toEqual([429, 429]);
    expect((await send('one')).status).toBe(200);
    expect((await send(undefined, '198.51.100.7')).status).toBe(200);
  });

  it('[P59] receive 304 with the headers of the handler', async () => {
    server.clock.advance(60_000);
    const headers = { authorization: 'one', 'if-none-match': '"now"' };
    const {
      status,
      headers: received,
      raw,
    } = await server.client.send('GET', '/api/clients', undefined, { headers });
    expect([status, received['etag'], raw.payload]).toEqual([304, '"now"', '']);
  });

  it('count a bounded number of clients', () => {
    const limiter = new ApiClientLimiter({ ofNetwork: 1, ofClient: 1 }, () => 0);
    for (let client = 0; client < 100_000; client += 1) limiter.countClient(`client ${client}`);
    expect(() => {
      limiter.countClient('one more');
    }).toThrow('Too many requests');
  });
});
