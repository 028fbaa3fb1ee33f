import { jobsRef } from '@admin/server';
import { addUser, at, forEachDialect, startTestServer, type TestServer } from '@admin/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectServer } from '../project/project-server.ts';
import { startReleaseServer, type ReleaseServer } from './fixtures/release-server.ts';
import { releaseTables } from './stored-release.ts';

const path = '/admin/new-release';
const day = 24 * 60 * 60 * 1000;
const password = 'Correct-Horse-7';

forEachDialect((dialect) => {
  describe('a new release', () => {
    let releases: ReleaseServer;
    let database: Awaited<ReturnType<typeof dialect.open>>;
    let server: TestServer | undefined;

    beforeEach(async () => {
      releases = await startReleaseServer();
      database = await dialect.open();
    });
    afterEach(async () => {
      await server?.close();
      await releases.close();
    });

    /** Starts a server of version 1.2.3, whose first check has ended. */
    const start = async (RELEASES_URL = releases.url) => {
      await server?.close();
      server = await startTestServer({
        database,
        plugins: [projectServer],
        trusted: ['project-settings'],
        environment: { RELEASES_URL },
      });
      return server;
    };
    const startAsAdmin = async () => {
      const started = await start();
      return { started, as: await started.client.registerAdmin() };
    };
    type Session = Awaited<ReturnType<typeof startAsAdmin>>['as'];
    const read = async (as: Session) => {
      const { status, body } = await (server as TestServer).client.send('GET', path, undefined, { as });
      expect(status).toBe(200);
      return at(body, 'data');
    };
    const dismiss = async (as: Session, version: string) =>
      (await (server as TestServer).client.send('PUT', `${path}/dismissed`, { version }, { as })).status;
    const isStored = (version: string) =>
      vi.waitFor(async () => {
        const facts = releaseTables(database).selectFrom('admin_settings').select('value');
        const row = await facts.where('name', '=', 'newest-release').executeTakeFirst();
        expect(JSON.parse(row?.value ?? '{}')).toMatchObject({ version });
      });
    const checkTomorrow = async ({ clock, services }: TestServer, days = 1) => {
      clock.advance(days * day);
      await services.get(jobsRef).runDue();
    };
    const signIn = async (name: string, action: string) => {
      const email = `${name}@example.com`;
      await addUser((server as TestServer).services, { email, password, role: [{ action }] });
      return (server as TestServer).client.signIn({ email, password });
    };

    it('is found at the first start with an address, with the address of its notes', async () => {
      const html_url = 'https://example.com/notes/1.3.0';
      releases.respondWith({ tag_name: 'v1.3.0', html_url });
      const { as } = await startAsAdmin();
      await isStored('1.3.0');
      expect(await read(as)).toEqual({ version: '1.3.0', notesUrl: html_url, isDismissed: false });
    });

    it('is found once a day after that, with a conditional request', async () => {
      releases.respondWith((response, { headers }) =>
        headers['if-none-match'] === '"1"'
          ? response.writeHead(304).end()
          : response.writeHead(200, { etag: '"1"' }).end('{"version":"1.3.0"}'),
      );
      const { started } = await startAsAdmin();
      await isStored('1.3.0');
      await checkTomorrow(started);
      expect(releases.requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
      // The session of the day before has expired.
      expect(await read(await started.client.signIn())).toMatchObject({ version: '1.3.0' });
      const restarted = await start();
      releases.respondWith({ version: '1.4.0' });
      // The clock of the test restarts with the server.
      await checkTomorrow(restarted, 2);
      expect(await read(await restarted.client.signIn())).toMatchObject({ version: '1.4.0' });
      // The restart asked nothing, because the document was known.
      expect(releases.requests).toHaveLength(3);
    });

    it.each(['1.2.3', '1.2.2', '1.2.3-rc.1', '0.9.0'])(
      'is not version %s on a server of version 1.2.3',
      async (version) => {
        releases.respondWith({ version });
        const { as } = await startAsAdmin();
        await isStored(version);
        expect(await read(as)).toBeNull();
        expect(await dismiss(as, version)).toBe(404);
      },
    );

    it('may be a prerelease of a newer version', async () => {
      releases.respondWith({ version: '1.3.0-rc.1' });
      const { as } = await startAsAdmin();
      await isStored('1.3.0-rc.1');
      expect(await read(as)).toMatchObject({ version: '1.3.0-rc.1' });
    });

    it('is dismissed by one user until the next release', async () => {
      releases.respondWith({ version: '1.3.0' });
      const { started, as } = await startAsAdmin();
      await isStored('1.3.0');
      const reader = await signIn('reader', 'admin::project-settings.read');
      expect(await dismiss(as, '1.2.9')).toBe(404);
      expect(await dismiss(as, '1.3.0')).toBe(204);
      expect(await dismiss(as, '1.3.0')).toBe(204);
      expect(await read(as)).toMatchObject({ isDismissed: true });
      expect(await read(reader)).toMatchObject({ isDismissed: false });
      releases.respondWith({ version: '1.3.1' });
      await checkTomorrow(started);
      const again = await started.client.signIn();
      expect(await read(again)).toMatchObject({ version: '1.3.1', isDismissed: false });
      expect(await dismiss(again, '1.3.1')).toBe(204);
      expect(await read(again)).toMatchObject({ isDismissed: true });
    });

    it('is hidden from users who may not read the project settings', async () => {
      releases.respondWith({ version: '1.3.0' });
      const { started } = await startAsAdmin();
      await isStored('1.3.0');
      const other = await signIn('other', 'admin::marketplace.read');
      expect((await started.client.send('GET', path, undefined, { as: other })).status).toBe(403);
      expect(await dismiss(other, '1.3.0')).toBe(403);
      expect((await started.client.send('GET', path)).status).toBe(401);
    });

    it('remains known while its server fails, and the job reports the reason', async () => {
      releases.respondWith({ version: '1.3.0' });
      const { started } = await startAsAdmin();
      await isStored('1.3.0');
      releases.respondWith('<h1>Maintenance</h1>');
      await checkTomorrow(started);
      expect(await started.services.get(jobsRef).list()).toMatchObject([
        { id: 'look-for-release', failure: 'the release document is not JSON' },
      ]);
      expect(await read(await started.client.signIn())).toMatchObject({ version: '1.3.0' });
    });

    it('does not keep a server from starting when its server does not respond', async () => {
      releases.respondWith(() => undefined);
      const { started, as } = await startAsAdmin();
      expect(started.problems).toEqual([]);
      expect(await read(as)).toBeNull();
    });

    it('of one document is not announced for another one', async () => {
      releases.respondWith({ version: '1.3.0' });
      await startAsAdmin();
      await isStored('1.3.0');
      releases.respondWith({ version: '1.2.0' });
      const other = await start(`${releases.url}?channel=stable`);
      await isStored('1.2.0');
      expect(await read(await other.client.signIn())).toBeNull();
    });

    it('is neither looked for nor announced without an address', async () => {
      releases.respondWith({ version: '1.3.0' });
      await startAsAdmin();
      await isStored('1.3.0');
      const sent = releases.requests.length;
      const off = await start('');
      await checkTomorrow(off);
      expect(await read(await off.client.signIn())).toBeNull();
      expect(releases.requests).toHaveLength(sent);
    });
  });
});

it('prevents a server from starting when RELEASES_URL is not allowed, without printing it', async () => {
  const environment = { RELEASES_URL: 'http://canary.example.com/latest' };
  const starting = startTestServer({ plugins: [projectServer], trusted: ['project-settings'], environment });
  await expect(starting).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    message: 'RELEASES_URL must be an https address without credentials, or an http address of this machine.',
  });
});
