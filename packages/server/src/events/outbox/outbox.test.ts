import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runMigrations, type Database } from '../../database/index.ts';
import { createClock } from '../../testing/clock.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { outboxMigrations, openOutbox, defaultLimits, type Outbox } from './index.ts';

const minute = 60_000;

forEachDialect((dialect) => {
  describe('an outbox', () => {
    let database: Database;
    let outbox: Outbox;
    let keys: string[];
    let isUp: boolean;
    const clock = createClock();
    const log = recordLog();

    beforeEach(async () => {
      database = await dialect.open();
      await runMigrations(database, 'outbox', outboxMigrations);
      [keys, isUp] = [['ear'], true];
      outbox = openOutbox(
        { database, logger: log.logger, now: clock.now },
        {
          owner: 'notes',
          concurrency: { each: 1, all: 1 },
          keys: async () => keys,
          receivers: async () => [{ key: 'ear', deliver: async () => ({ isDelivered: isUp }) }],
        },
      );
    });
    afterEach(() => outbox.close());

    const store = async (id: number, receivers = ['ear']) => {
      const message = { event: 'entry.create', uid: 'api::note.note', id, payload: `note ${id}` };
      await database.transaction((transaction) => outbox.store(transaction, [message], { receivers }));
      await outbox.drain();
    };
    const states = async (receiver = 'ear') =>
      (await outbox.find(receiver, {})).results.map(({ state }) => state).toReversed();

    it('deletes expired and delivered messages first, and waiting ones last', async () => {
      await store(1);
      isUp = false;
      await store(2);
      await store(3);
      await outbox.trim({ ...defaultLimits, events: 3 });
      expect(await states()).toEqual(['delivered', 'waiting', 'waiting']);
      await outbox.trim({ ...defaultLimits, events: 2 });
      expect(await states()).not.toContain('delivered');
      expect(log.lines.join('\n')).toContain('its outbox is full');
      await outbox.trim({ ...defaultLimits, bytes: 0 });
      expect(await states()).toEqual([]);
      isUp = true;
      await store(4);
      clock.advance(defaultLimits.delivered + 1);
      await outbox.trim();
      expect(await states()).toEqual([]);
    });

    it('deletes messages without receivers, and keeps those of other owners', async () => {
      const other = openOutbox(
        { database, logger: log.logger, now: clock.now },
        { owner: 'other', concurrency: { each: 1, all: 1 }, keys: async () => [], receivers: async () => [] },
      );
      await store(1, ['ear', 'gone']);
      await other.close();
      // A receiver that was added just now is not treated as deleted.
      await outbox.trim();
      expect(await states('gone')).toEqual(['waiting']);
      clock.advance(minute + 1);
      await other.trim({ ...defaultLimits, events: 0 });
      expect(await states('gone')).toEqual(['waiting']);
      await outbox.trim();
      expect([await states('gone'), await states()]).toEqual([[], ['delivered']]);
    });
  });
});
