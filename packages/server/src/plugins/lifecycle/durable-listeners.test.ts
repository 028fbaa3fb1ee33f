import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/index.ts';
import { leaseTime, maxAttempts } from '../../events/outbox/index.ts';
import type { EntryEvent } from '../../events/server-events.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { durableListenersRef, defineServerPlugin, on } from '../../plugin-api/index.ts';

const permissions = systemPermissions();
const writer = 'api::writer.writer';
const book = 'api::book.book';

/** Far beyond the wait after any try. */
const later = 8 * 60 * 60 * 1000;

forEachDialect((dialect) => {
  describe('durable listeners', () => {
    let server: TestServer;
    let others: TestServer[] = [];
    let received: string[] = [];
    /** Runs in the listener before an event counts as delivered. */
    let listen: ((event: EntryEvent) => unknown) | null = null;

    /** Each server has the plugin, as each of them would in production. */
    const ear = (name: string) =>
      defineServerPlugin({
        id: 'ear',
        title: 'Ear',
        listeners: [
          on(
            'entry.update',
            async (event) => {
              await listen?.(event);
              received.push(`${name} ${String(event.entry['name'])}`);
            },
            { durable: 'notes', types: [writer] },
          ),
        ],
      });
    const start = async (name: string) => {
      const database = server?.services.database ?? (await dialect.open());
      return startTestServer({ plugins: [ear(name)], database, schemas: librarySchemas });
    };
    const startAnother = async (name: string) => {
      const other = await start(name);
      other.clock.advance(server.clock.now() - other.clock.now());
      others.push(other);
      return other;
    };

    beforeAll(async () => {
      server = await start('first');
    });
    afterEach(async () => {
      listen = null;
      for (const other of others) await other.close();
      [others, received] = [[], []];
    });
    afterAll(() => server.close());

    const content = () => server.services.content;
    const deliverDue = () => server.services.get(durableListenersRef).deliverDue();
    const create = async (name: string) =>
      (await content().createEntry({ permissions, uid: writer, body: { name } })).entry.id;
    const rename = (id: number, name: string) =>
      content().updateEntry({ permissions, uid: writer, id, body: { name } });
    const wait = async (milliseconds: number) => {
      server.clock.advance(milliseconds);
      await deliverDue();
    };
    const undelivered = () => server.services.get(durableListenersRef).undelivered();

    it('[P43] have their event stored with the change, or neither is stored', async () => {
      const id = await create('Ada');
      const end = server.services.events.beforeCommit('entry.update', () =>
        Promise.reject(new Error('the disk is full')),
      );
      await expect(rename(id, 'Nobody')).rejects.toThrow('the disk is full');
      end();
      await rename(id, 'Ada L.');
      const { entry } = await content().createEntry({ permissions, uid: book, body: { title: 'Other' } });
      await content().updateEntry({ permissions, uid: book, id: entry.id, body: { title: 'Not mine' } });
      await deliverDue();
      expect(received).toEqual(['first Ada L.']);
    });

    it('[P43] receive failed events again, those of an entry in order, without delaying others', async () => {
      const [ada, grace] = [await create('Ada'), await create('Grace')];
      listen = ({ id }) => (id === ada ? Promise.reject(new Error('no ink')) : undefined);
      await rename(ada, 'Ada 1');
      await rename(ada, 'Ada 2');
      await rename(grace, 'Grace 1');
      await deliverDue();
      expect(received).toEqual(['first Grace 1']);
      expect(server.log.lines.join('\n')).toContain('a durable listener of ear failed');
      expect(await undelivered()).toEqual([
        { plugin: 'ear', listener: 'notes', waiting: 2, failed: 0, failure: null },
      ]);
      listen = null;
      await wait(later);
      expect(received.slice(1)).toEqual(['first Ada 1', 'first Ada 2']);
      expect(await undelivered()).toEqual([]);
    });

    it('[P43] have their failed deliveries abandoned, listed, and replayed on request', async () => {
      const id = await create('Ada');
      listen = () => Promise.reject(new Error('no ink'));
      await rename(id, 'Ada 1');
      await deliverDue();
      for (let attempt = 1; attempt < maxAttempts; attempt += 1) await wait(later);
      const given = { plugin: 'ear', listener: 'notes', waiting: 0, failed: 1, failure: 'no ink' };
      expect(await undelivered()).toEqual([given]);
      listen = null;
      await wait(later);
      expect(received).toEqual([]);
      expect(await server.services.get(durableListenersRef).retry('ear', 'notes')).toBe(1);
      await deliverDue();
      expect([received, await undelivered()]).toEqual([['first Ada 1'], []]);
    });

    it('[P43] are taken over by another server when one crashes', async () => {
      const id = await create('Ada');
      const dying: ((cause: Error) => void)[] = [];
      listen = () => new Promise((_resolve, reject) => dying.push(reject));
      await rename(id, 'Ada 1');
      await expect.poll(() => dying.length).toBe(1);
      listen = null;
      const next = await startAnother('next');
      await next.services.get(durableListenersRef).deliverDue();
      // A single server releases its leases at start; with several, another one may still hold them.
      const { isExclusive } = next.services.database.dialect;
      expect(received).toEqual(isExclusive ? ['next Ada 1'] : []);
      next.clock.advance(isExclusive ? 0 : leaseTime);
      await next.services.get(durableListenersRef).deliverDue();
      expect(received).toEqual(['next Ada 1']);
      for (const end of dying) end(new Error('killed'));
      await deliverDue();
      // The result of the first attempt arrives too late and is ignored.
      expect(await undelivered()).toEqual([]);
    });

    it('[P43] receive each event on one server only', async () => {
      const ids = await Promise.all(['A', 'B', 'C', 'D', 'E', 'F'].map(create));
      const other = await startAnother('other');
      await Promise.all(ids.map((id) => rename(id, `Writer ${id}`)));
      await Promise.all([deliverDue(), other.services.get(durableListenersRef).deliverDue()]);
      await deliverDue();
      const names = received.map((line) => line.replace(/^\w+ /, ''));
      expect(names.toSorted()).toEqual(ids.map((id) => `Writer ${id}`).toSorted());
    });
  });
});
