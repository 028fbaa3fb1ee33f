import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsRef } from '@admin/server';
import { addUser, at, startPostgres, type TestPostgres } from '@admin/server/testing';
import { clockworkSettings } from './clockwork-server.testing.ts';
import { startHeldReceiver, type HeldReceiver } from './held-receiver.testing.ts';
import { startTwoServers, type TwoServers } from './two-servers.testing.ts';
import { writeThroughRestarts } from './write-through-restarts.testing.ts';

const ada = { email: 'ada@example.com', password: 'Correct-Horse-7' };
const bea = { email: 'bea@example.com', password: 'Correct-Horse-8' };
const tags = '/content-manager/collection-types/api::tag.tag';
/** Longer than the leases of jobs and webhooks. */
const beyondLeases = 61_000;

/** The number of restarts; the default covers each kind once. */
const restarts = Number(process.env['RESTART_ROUNDS'] ?? 4);
/** Milliseconds without a database. */
const outage = process.env['RESTART_ROUNDS'] === undefined ? 1000 : 10_000;

type Server = 'own' | 'other' | 'any';

interface SentResponse {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string;
}

describe('two servers on one database, behind a proxy', () => {
  let postgres: TestPostgres;
  let servers: TwoServers;
  let receiver: HeldReceiver;
  let token = '';

  const send = async (
    server: Server,
    call: string,
    body?: unknown,
    { as = token, cookie = '' }: { readonly as?: string; readonly cookie?: string } = {},
  ): Promise<SentResponse> => {
    const [method = 'GET', path = '/'] = call.split(' ');
    const isForm = body instanceof FormData;
    const response = await fetch(`${servers.origins[server]}${path}`, {
      method,
      headers: {
        'x-session-lifetime': 'tab',
        ...(as !== '' && { authorization: `Bearer ${as}` }),
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return {
      status: response.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? '',
    };
  };
  const signIn = async (server: Server, { email, password }: typeof ada) => {
    const { body, cookie } = await send(server, 'POST /admin/login', { email, password }, { as: '' });
    return { as: String(at(body, 'data.token')), cookie };
  };
  const totals = async () => {
    const lists = await Promise.all((['own', 'other'] as const).map((server) => send(server, `GET ${tags}`)));
    return lists.map(({ body }) => at(body, 'pagination.total'));
  };
  const addTag = (server: Server, name: string, as = token) =>
    send(server, `POST ${tags}`, { name, slug: name }, { as });
  const rowsOf = async <Row>(query: RawBuilder<Row>) =>
    (await query.execute(servers.own.services.database.kysely)).rows;
  const noted = (what: string) =>
    rowsOf(sql<{ server: string }>`select server from clockwork where what = ${what} order by server`);

  const undelivered = () => rowsOf(sql`select id from outbox_deliveries where state <> 'delivered'`);
  const makeDue = () => {
    const moment = new Date(Date.now() - 1000).toISOString();
    return rowsOf(sql`update jobs set next_at = ${moment} where plugin = 'clockwork'`);
  };

  beforeAll(async () => {
    // A separate database server, because other suites must not use it while it restarts.
    postgres = startPostgres();
    servers = await startTwoServers(postgres.url);
    receiver = await startHeldReceiver();
    const { body } = await send(
      'any',
      'POST /admin/register-admin',
      { firstname: 'Ada', ...ada },
      { as: '' },
    );
    token = String(at(body, 'data.token'));
  });

  afterAll(async () => {
    await servers.close();
    await receiver.close();
    postgres.stop();
  });

  it('share sessions, and their end', async () => {
    const { as, cookie } = await signIn('other', ada);
    expect(await send('own', 'GET /admin/users/me', undefined, { as })).toMatchObject({ status: 200 });
    const renewed = await send('own', 'POST /admin/renew-token', { token: '' }, { as: '', cookie });
    expect(renewed.status).toBe(200);
    const next = String(at(renewed.body, 'data.token'));
    expect(await send('other', 'GET /admin/users/me', undefined, { as: next })).toMatchObject({
      status: 200,
    });
    expect(await send('own', 'POST /admin/logout', undefined, { as: next })).toMatchObject({ status: 200 });
    for (const server of ['other', 'own'] as const) {
      expect(await send(server, 'GET /admin/users/me', undefined, { as: next })).toMatchObject({
        status: 401,
      });
    }
  });

  it('count failed sign-ins together', async () => {
    const credentials = { email: 'eve@example.com', password: 'wrong' };
    const guess = async () => (await send('any', 'POST /admin/login', credentials, { as: '' })).status;
    let guesses = 0;
    const guessTwice = async () => {
      const statuses = [await guess(), await guess()];
      guesses += statuses.filter((status) => status === 400).length;
      return statuses;
    };
    await expect.poll(guessTwice, { interval: 250 }).toEqual([429, 429]);
    // Until the servers have exchanged their counts, which takes a second, each allows at most five.
    expect(guesses).toBeGreaterThanOrEqual(5);
    expect(guesses).toBeLessThanOrEqual(10);
  });

  it('apply granted and revoked permissions to the next request', async () => {
    const { roleId } = await addUser(servers.own.services, { ...bea, role: [] });
    const { as } = await signIn('other', bea);
    const permit = (server: Server, ...actions: readonly string[]) =>
      send(server, `PUT /admin/roles/${roleId}/permissions`, {
        permissions: actions.map((action) => ({
          action: `plugin::content-manager.explorer.${action}`,
          subject: 'api::tag.tag',
          properties: { fields: ['name', 'slug'] },
          conditions: [],
        })),
      });
    expect(await addTag('own', 'one', as)).toMatchObject({ status: 403 });
    expect(await permit('other', 'create', 'read')).toMatchObject({ status: 200 });
    expect(await addTag('own', 'two', as)).toMatchObject({ status: 200 });
    expect(await permit('own', 'read')).toMatchObject({ status: 200 });
    expect(await addTag('other', 'three', as)).toMatchObject({ status: 403 });
  });

  it('return equal counts of a list', async () => {
    const [before = 0] = (await totals()) as readonly number[];
    for (const [index, server] of (['own', 'other', 'own'] as const).entries()) {
      await addTag(server, `counted-${index}`);
      expect(await totals()).toEqual([before + index + 1, before + index + 1]);
    }
  });

  it('share settings, and notify the plugins of every server', async () => {
    const { settings } = servers.own.services;
    expect(await settings.read(clockworkSettings)).toEqual({ isHolding: false });
    await send('other', 'PUT /clockwork/settings', { isHolding: true });
    expect(await settings.read(clockworkSettings)).toEqual({ isHolding: true });
    await expect.poll(() => noted('heard of clockwork')).toEqual([{ server: 'other' }, { server: 'own' }]);
  });

  it('serve files that another server received', async () => {
    for (const [from, to] of [
      ['other', 'own'],
      ['own', 'other'],
    ] as const) {
      const form = new FormData();
      form.append('files', new File([`from ${from}`], 'note.txt', { type: 'text/plain' }));
      const { body } = await send(from, 'POST /upload', form);
      const [file] = body as readonly { readonly url: string }[];
      expect(await send(to, `GET ${file?.url ?? ''}`)).toMatchObject({ status: 200, body: `from ${from}` });
    }
  });

  it('call a webhook once for each entry', async () => {
    const created = await send('own', 'POST /admin/webhooks', {
      name: 'Receiver',
      url: receiver.url,
      headers: {},
      events: ['entry.create'],
    });
    const { id, ...webhook } = at(created.body, 'data') as { readonly id: number };
    await send('other', `PUT /admin/webhooks/${id}`, { ...webhook, isEnabled: true });
    await Promise.all(Array.from({ length: 10 }, (_, index) => addTag('any', `told-${index}`)));
    await expect.poll(() => receiver.taken.size).toBe(10);
    await expect.poll(undelivered).toEqual([]);
    expect([...receiver.taken.values()]).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('run a job once', async () => {
    await makeDue();
    // The job keeps its lease until it ends, and is not due by the clock of this server before then.
    servers.putForward(-beyondLeases);
    await send('other', 'POST /clockwork/run');
    await expect.poll(() => noted('ran')).toEqual([{ server: 'other' }]);
    servers.putForward(beyondLeases);
    await servers.own.services.get(jobsRef).runDue();
    expect(await noted('ran')).toEqual([{ server: 'other' }]);
  });

  it(
    'keeps what it confirmed through restarts of the database, and serves again after each',
    { timeout: 60_000 + restarts * 30_000 },
    async () => {
      const each = ['own', 'other'] as const;
      const { confirmed, statuses } = await writeThroughRestarts(restarts, {
        postgres,
        databaseUrl: servers.databaseUrl,
        origins: each.map((server) => servers.origins[server]),
        outage,
        call: async (client, name) => {
          const server = client % 2 === 0 ? 'own' : 'other';
          const { status } = await addTag(server, name);
          if (status !== 200) return status;
          const list = await send(server, `GET ${tags}?pageSize=10&_q=${name.slice(0, 9)}`);
          // An entry counts as confirmed even if the search after it failed.
          return list.status === 200 || list.status === 503 ? 200 : list.status;
        },
      });
      expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(statuses.get(503)).toBeGreaterThan(0);
      const [table] = await rowsOf(
        sql<{ table_name: string }>`select table_name from content_tables where uid = 'api::tag.tag'`,
      );
      const rows = await rowsOf(
        sql<{
          name: string;
        }>`select name from ${sql.id(table?.table_name ?? '')} where name like 'restart-%'`,
      );
      const stored = rows.map(({ name }) => name);
      expect(confirmed.filter((name) => !stored.includes(name))).toEqual([]);
      expect(new Set(stored).size).toBe(stored.length);
      if (process.env['RESTART_ROUNDS'] !== undefined)
        process.stdout.write(`${restarts} restarts, by status: ${JSON.stringify([...statuses])}
`);
    },
  );

  it('keep confirmed writes and finish deliveries of a killed server', async () => {
    await send('own', 'PUT /clockwork/settings', { isHolding: false });
    const taken = new Set(receiver.taken.keys());
    receiver.hold();
    await Promise.all(Array.from({ length: 10 }, (_, index) => addTag('other', `held-${index}`)));
    // Some wait at the killed server: it delivers immediately, the other one polls every two seconds.
    await expect.poll(() => receiver.held).toBeGreaterThanOrEqual(5);

    let confirmed = 0;
    let killed: Promise<void> | undefined;
    const names = Array.from({ length: 50 }, (_, index) => `written-${index}`);
    const write = async (name: string): Promise<string | null> => {
      // The proxy may close the connection instead of a 502, which is no confirmation either.
      const response = await addTag('any', name).catch(() => null);
      if (response?.status !== 200) return null;
      confirmed += 1;
      if (confirmed === 10) killed ??= servers.other.kill();
      return name;
    };
    const written = (await Promise.all(names.map(write))).filter((name) => name !== null);
    await killed;
    expect(written.length).toBeGreaterThanOrEqual(25);
    const { body } = await send('own', `GET ${tags}?pageSize=100&filters[name][$startsWith]=written-`);
    const stored = at(body, 'results') as readonly { readonly name: string }[];
    expect(stored.map(({ name }) => name)).toEqual(expect.arrayContaining(written));
    expect(at(body, 'pagination.total')).toBe(stored.length);

    expect(receiver.broken).toBeGreaterThan(0);
    servers.putForward(beyondLeases);
    receiver.release();
    await expect.poll(undelivered).toEqual([]);
    // Interrupted deliveries were repeated under the same id, and none is missing.
    expect(receiver.taken.size).toBe((await rowsOf(sql`select id from outbox_events`)).length);
    // Deliveries during the outage could not be recorded and were repeated.
    expect([...receiver.taken].filter(([id, times]) => times !== 1 && !taken.has(id))).toEqual([]);

    await servers.own.services.get(jobsRef).runDue();
    expect(await noted('ran')).toEqual([{ server: 'other' }, { server: 'own' }]);
  });
});
