import { describe, expect, it } from 'vitest';
import { recordLog } from '../testing/log-lines.ts';
import { createEventBus, type EntryEvent } from './event-bus.ts';

const entry = { uid: 'api::book.book', id: 7, entry: { id: 7, title: 'Unlogged' } } as unknown as EntryEvent;

describe('the event bus', () => {
  it('tells whether anybody wants to hear an event at the moment', async () => {
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

  it('goes on with the others when a listener fails, and keeps entries out of the log', () => {
    const { logger, lines } = recordLog();
    const bus = createEventBus(logger);
    const heard: unknown[] = [];
    bus.on('entry.delete', () => {
      throw new Error('broken');
    });
    bus.on('entry.delete', (event) => heard.push(event));
    bus.emit('entry.delete', entry);
    expect(heard).toEqual([entry]);
    expect(lines.join('\n')).toMatch(/"detail":\{"uid":"api::book.book","id":7\}/);
    expect(lines.join('\n')).toContain('an event listener failed');
    expect(lines.join('\n')).not.toContain('Unlogged');
  });
});
