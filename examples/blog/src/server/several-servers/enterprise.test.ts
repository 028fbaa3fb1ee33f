import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { at, newPostgresDatabase } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  createTestBrowser,
  serverOrigin,
  type BrowsedServer,
} from '../../../../../plugins/enterprise/src/single-sign-on/server/fixtures/test-browser.testing.ts';
import {
  client as providerClient,
  startTestProvider,
} from '../../../../../plugins/enterprise/src/single-sign-on/server/fixtures/test-provider.testing.ts';
import { buildOther, startOther, type OtherServer } from './start-other.testing.ts';

const admin = { firstname: 'Ada', email: 'ada@example.com', password: 'Correct-Horse-7' };
const tag = 'api::tag.tag';
const tags = `/content-manager/collection-types/${tag}`;

/** How often the server is killed; the default is a sample. */
const kills = Number(process.env['AUDIT_KILL_ROUNDS'] ?? 3);

const clients = 6;

/** Lets a test browser call a server in another process. */
const browsed = ({ origin }: OtherServer): BrowsedServer => ({
  client: {
    async send(_method, path, _body, { headers }) {
      const response = await fetch(`${origin}${path}`, { redirect: 'manual', headers });
      const fields = Object.fromEntries(response.headers);
      return {
        raw: {
          statusCode: response.status,
          headers: { ...fields, 'set-cookie': response.headers.getSetCookie() },
        },
      };
    },
  },
});

describe('the enterprise edition of several server processes', () => {
  let build: Awaited<ReturnType<typeof buildOther>>;
  const folder = mkdtempSync(join(tmpdir(), 'audit-log-'));

  beforeAll(async () => {
    build = await buildOther();
  }, 120_000);
  afterAll(() => {
    build.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (name: string, environment: Readonly<Record<string, string>> = {}) =>
    startOther(build.program, {
      ENTERPRISE: 'true',
      DATA_DIR: join(folder, name),
      SECRET: 'bridge-lantern-quartz-meadow-48-otter',
      ...environment,
    });

  async function send(server: OtherServer, call: string, token: string, body?: unknown) {
    const [method = 'GET', path = '/'] = call.split(' ');
    const response = await fetch(`${server.origin}${path}`, {
      method,
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  }

  async function newDatabase(): Promise<string> {
    const postgres: string | undefined = inject('postgres');
    if (postgres === undefined) throw new Error('The suite needs PostgreSQL.');
    return newPostgresDatabase(postgres);
  }

  const register = async (server: OtherServer) =>
    String(at((await send(server, 'POST /admin/register-admin', '', admin)).body, 'data.token'));
  const addTag = (server: OtherServer, token: string, name: string) =>
    send(server, `POST ${tags}`, token, { name, slug: name });

  /** Returns the ids of tags whose creation is recorded. */
  async function recordedIds(server: OtherServer, token: string): Promise<readonly number[]> {
    const path = `/admin/audit-logs/export?format=ndjson&action=entry.create&entityType=${tag}`;
    const { body } = await send(server, `GET ${path}`, token);
    return String(body)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => Number(at(JSON.parse(line), 'entity.id')))
      .toSorted((one, other) => one - other);
  }

  /** Returns the ids of all tags. */
  async function storedIds(server: OtherServer, token: string): Promise<readonly number[]> {
    const ids: number[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await send(server, `GET ${tags}?pageSize=100&page=${page}&sort=id:ASC`, token);
      const results = at(body, 'results') as readonly { readonly id: number }[];
      ids.push(...results.map(({ id }) => id));
      if (results.length < 100) return ids;
    }
  }

  it.each(['SQLite', 'PostgreSQL'])(
    `has an audit record for every change, and for no other, after ${kills} kills on %s`,
    async (database) => {
      const environment = database === 'SQLite' ? {} : { DATABASE_URL: await newDatabase() };
      const name = `killed-${database}`;
      let server = await start(name, environment);
      const token = await register(server);
      const confirmed: number[] = [];
      for (let round = 0; round < kills; round += 1) {
        const running = server;
        let isOver = false;
        const before = confirmed.length;
        const write = async (client: number) => {
          for (let count = 0; !isOver; count += 1) {
            const made = await addTag(running, token, `k${round}-${client}-${count}`).catch(() => null);
            if (made?.status === 200) confirmed.push(Number(at(made.body, 'id')));
          }
        };
        const writing = Array.from({ length: clients }, (_, client) => write(client));
        // On a busy machine, the first write takes longer than the wait.
        await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(before), { timeout: 10_000 });
        await wait(Math.random() * 280);
        await running.kill();
        isOver = true;
        await Promise.all(writing);
        server = await start(name, environment);
      }
      const stored = await storedIds(server, token);
      expect(stored).toEqual(expect.arrayContaining(confirmed));
      expect(await recordedIds(server, token)).toEqual(stored);
      await server.kill();
    },
    60_000 + kills * 5000,
  );

  it('has one audit log for two servers on one database', { timeout: 120_000 }, async () => {
    const environment = { DATABASE_URL: await newDatabase() };
    const first = await start('first', environment);
    const second = await start('second', environment);
    const token = await register(first);
    const made = await Promise.all(
      [first, second, first, second].map((server, index) => addTag(server, token, `shared-${index}`)),
    );
    const ids = made.map(({ body }) => Number(at(body, 'id'))).toSorted((one, other) => one - other);
    expect(await recordedIds(first, token)).toEqual(ids);
    expect(await recordedIds(second, token)).toEqual(ids);
    const signIns = await send(second, 'GET /admin/audit-logs?action=admin.auth.success', token);
    expect(at(signIns.body, 'results.0.user.email')).toBe(admin.email);
    await Promise.all([first.kill(), second.kill()]);
  });

  it('finishes a sign-in at a provider that another server started', { timeout: 120_000 }, async () => {
    const environment = { DATABASE_URL: await newDatabase(), PUBLIC_URL: serverOrigin };
    const provider = await startTestProvider(`${serverOrigin}/admin/connect/company/callback`);
    provider.user = { sub: 'eve-1', email: 'eve@example.com', email_verified: true, given_name: 'Eve' };
    const first = await start('signing-in', environment);
    const second = await start('signed-in', environment);
    try {
      const token = await register(first);
      const company = {
        displayName: 'Company',
        issuer: provider.issuer,
        clientId: providerClient.id,
        clientSecret: providerClient.secret,
      };
      await send(first, 'PUT /admin/single-sign-on/providers/company', token, company);
      const options = { autoRegister: true, defaultRole: 2, ssoLockedRoles: null };
      expect((await send(second, 'PUT /admin/providers/options', token, options)).status).toBe(200);

      const browser = createTestBrowser(browsed(first));
      const callback = await browser.visit((await browser.open('/admin/connect/company')).location);
      const { location } = await browser.open(callback, browsed(second));
      expect(location).toBe('/admin/auth/single-sign-on?redirectTo=%2F');
      const renewed = await fetch(`${first.origin}/admin/renew-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `cms_rt=${browser.session()}` },
        body: JSON.stringify({ token: '' }),
      });
      const session = String(at(await renewed.json(), 'data.token'));
      for (const server of [first, second]) {
        const { body } = await send(server, 'GET /admin/users/me', session);
        expect(at(body, 'data.email')).toBe('eve@example.com');
      }
    } finally {
      await Promise.all([first.kill(), second.kill(), provider.close()]);
    }
  });

  it(
    'has no audit log while it is off, and the same one when it is on again',
    { timeout: 60_000 },
    async () => {
      const on = await start('switched');
      const token = await register(on);
      await addTag(on, token, 'recorded');
      await on.kill();
      const off = await start('switched', { ENTERPRISE: 'false' });
      expect((await send(off, 'GET /admin/audit-logs', token)).status).toBe(404);
      await addTag(off, token, 'unrecorded');
      await off.kill();
      const again = await start('switched');
      expect(await recordedIds(again, token)).toHaveLength(1);
      expect(await storedIds(again, token)).toHaveLength(2);
      await again.kill();
    },
  );
});
