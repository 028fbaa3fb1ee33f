import { durableListenersRef, defineServerPlugin, maxAttempts, on, systemPermissions } from '@admin/server';
import { addUser, at, librarySchemas, startTestServer, type TestServer } from '@admin/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectServer } from '../project/project-server.ts';

const uid = 'api::writer.writer';
const password = 'Correct-Horse-7';
const read = 'admin::marketplace.read';
const update = 'admin::project-settings.update';
const list = '/admin/owed-events/printer/print';

/** Longer than the delay after any attempt. */
const later = 8 * 60 * 60 * 1000;

let printed: string[] = [];
let isOutOfPaper = true;
const printer = defineServerPlugin({
  id: 'printer',
  title: 'Printer',
  listeners: [
    on(
      'entry.create',
      ({ entry }) => {
        if (isOutOfPaper) throw new Error('out of paper');
        printed.push(String(entry['name']));
      },
      { durable: 'print' },
    ),
  ],
});

describe('failed events', () => {
  let server: TestServer;

  const signInWith = async (...actions: readonly string[]) => {
    const email = `${actions.join('-').replaceAll(':', '')}@example.com`;
    await addUser(server.services, { email, password, role: actions.map((action) => ({ action })) });
    return server.client.signIn({ email, password });
  };
  let reader: Awaited<ReturnType<typeof signInWith>>;
  let keeper: Awaited<ReturnType<typeof signInWith>>;

  const get = (path = list, as = reader) => server.client.send('GET', path, undefined, { as });
  const retry = (path: string, as = keeper) => server.client.send('POST', `${path}/retry`, undefined, { as });
  const deliverDue = () => server.services.get(durableListenersRef).deliverDue();
  const idsOf = async () =>
    (at((await get()).body, 'data.results') as readonly { readonly id: number }[]).map(({ id }) => id);

  beforeAll(async () => {
    server = await startTestServer({
      plugins: [projectServer, printer],
      trusted: ['project-settings'],
      schemas: librarySchemas,
    });
    await server.client.registerAdmin();
    const permissions = systemPermissions();
    for (const name of ['Ada', 'Grace', 'Mary']) {
      await server.services.content.createEntry({ permissions, uid, body: { name } });
    }
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      await deliverDue();
      server.clock.advance(later);
    }
    isOutOfPaper = false;
    reader = await signInWith(read);
    keeper = await signInWith(update);
  });
  afterAll(() => server.close());

  it('are listed newest first and without entry values, for users who may read the settings', async () => {
    const { status, body } = await get(`${list}?pageSize=2`);
    expect(status).toBe(200);
    expect(at(body, 'data.pagination')).toEqual({ page: 1, pageSize: 2, pageCount: 2, total: 3 });
    expect(at(body, 'data.results')).toMatchObject([
      { event: 'entry.create', uid, recordId: 3, failure: 'out of paper' },
      { recordId: 2 },
    ]);
    expect(JSON.stringify(body)).not.toContain('Grace');
    expect((await get(list, keeper)).status).toBe(403);
  });

  it('can be retried only by users who may change the settings', async () => {
    const [id = 0] = await idsOf();
    for (const path of [list, `${list}/${id}`]) {
      expect((await retry(path, reader)).status).toBe(403);
      expect((await server.client.send('POST', `${path}/retry`)).status).toBe(401);
    }
    await deliverDue();
    expect([printed, (await idsOf()).length]).toEqual([[], 3]);
  });

  it('are retried one by one, once each, or all together', async () => {
    const [id = 0] = await idsOf();
    expect((await retry(`${list}/${id}`)).status).toBe(204);
    await deliverDue();
    expect(printed).toEqual(['Mary']);
    expect((await retry(`${list}/${id}`)).status).toBe(404);
    expect((await retry(list)).body).toEqual({ data: { count: 2 } });
    await deliverDue();
    expect(printed.toSorted()).toEqual(['Ada', 'Grace', 'Mary']);
    expect(await idsOf()).toEqual([]);
  });

  it.each(['/admin/owed-events/nobody/print', `${list}/0`, `${list}/x`, `${list}/99999999999`])(
    'are not found at %s',
    async (path) => {
      expect((await retry(path)).status).toBe(404);
    },
  );
});
