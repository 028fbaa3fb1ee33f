import { describe, expect, it, vi } from 'vitest';
import type { DatabaseTransaction } from '../database/index.ts';
import { recordLog } from '../testing/log-lines.ts';
import { silently } from './event-context.ts';
import { createEventBus, eventsOf } from './event-bus.ts';
import type { EntryEvent } from './server-events.ts';

const entry = { uid: 'api::book.book', id: 7, entry: { id: 7, title: 'Unlogged' } } as unknown as EntryEvent;

describe('the event bus', () => {
  it('returns whether a listener currently wants an event', async () => {
    const bus = createEventBus(recordLog().logger);
    expect(await bus.wanted('entry.create')).toBe(false);
    let needed = false;
    const end = bus.on('entry.create', () => undefined, { wanted: () => Promise.resolve(needed) });
    expect(await bus.wanted('entry.create')).toBe(false);
    needed = true;
    expect(await bus.wanted('entry.create')).toBe(true);
    expect(await bus.wanted('entry.update')).toBe(false);
    end();
    expect(await bus.wanted('entry.create')).toBe(false);
    bus.on('entry.create', () => undefined);
    expect(await bus.wanted('entry.create')).toBe(true);
  });

  it('calls a shared wanted function once for a listener and a recorder', async () => {
    const bus = createEventBus(recordLog().logger);
    const wanted = vi.fn(() => Promise.resolve(false));
    bus.on('entry.create', () => undefined, { wanted });
    bus.beforeCommit('entry.create', () => Promise.resolve(), { wanted });
    expect(await bus.wanted('entry.create')).toBe(false);
    expect(wanted).toHaveBeenCalledTimes(1);
  });

  it('calls the other listeners when one fails, and logs no entry values', () => {
    const { logger, lines } = recordLog();
    const bus = createEventBus(logger);
    const received: unknown[] = [];
    bus.on('entry.delete', () => {
      throw new Error('broken');
    });
    bus.on('entry.delete', (event) => received.push(event));
    bus.emit('entry.delete', entry);
    expect(received).toEqual([entry]);
    expect(lines.join('\n')).toMatch(/"detail":\{"uid":"api::book.book","id":7\}/);
    expect(lines.join('\n')).toContain('an event listener of the server failed');
    expect(lines.join('\n')).not.toContain('Unlogged');
  });

  it('catches the rejection of a listener, and logs its plugin', async () => {
    const { logger, lines } = recordLog();
    const bus = createEventBus(logger);
    const listen = eventsOf(bus, 'editorial-notes');
    listen.on('entry.publish', () => Promise.reject(new Error('no table')));
    listen.on('entry.publish', () => {
      throw new Error('no memory');
    });
    bus.emit('entry.publish', entry);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const failures = lines.filter((line) => line.includes('an event listener of editorial-notes failed'));
    expect(failures.map((line) => /no table|no memory/.exec(line)?.[0])).toEqual(['no memory', 'no table']);
    expect(failures.join('\n')).toContain('"plugin":"editorial-notes"');
  });

  it('publishes no event of silent work, including its asynchronous steps', async () => {
    const { logger, lines } = recordLog();
    const bus = createEventBus(logger);
    const received: unknown[] = [];
    bus.on('entry.create', (event) => received.push(event));
    const wanted = await silently(async () => {
      await Promise.resolve();
      bus.emit('entry.create', entry);
      return bus.wanted('entry.create');
    });
    expect([wanted, received, lines]).toEqual([false, [], []]);
    bus.emit('entry.create', entry);
    expect(received).toEqual([entry]);
  });

  it('rejects the change when a recorder fails', async () => {
    const { logger, lines } = recordLog();
    const bus = createEventBus(logger);
    eventsOf(bus, 'audit').beforeCommit('entry.create', () => Promise.reject(new Error('disk full')));
    const transaction = {} as DatabaseTransaction;
    await expect(bus.record('entry.create', [entry], transaction)).rejects.toThrow('disk full');
    expect(lines.join('\n')).toContain('an event listener of audit failed');
  });
});
