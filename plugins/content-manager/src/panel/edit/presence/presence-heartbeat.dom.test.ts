import type { Presence } from '@admin/contract';
import { ApiError } from '@admin/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListeners } from '@admin/entry-form';
import { idleLimit, startVisit, visitPause } from './presence-heartbeat.ts';

const nobody: Presence = { people: [], version: '"v1"', updatedAt: '', updatedBy: null };

/** A page on an entry, and what it told. */
function visiting(answer: () => Promise<Presence> = () => Promise.resolve(nobody)) {
  const told: string[] = [];
  const responses: (Presence | null)[] = [];
  const changes = createListeners();
  let isModified = false;
  const visit = startVisit({
    tell: (does) => {
      told.push(does);
      return answer();
    },
    isModified: () => isModified,
    onChange: changes.add,
    onAnswer: (presence) => responses.push(presence),
  });
  const setModified = (next: boolean) => {
    isModified = next;
    changes.call();
  };
  return { told, responses, leave: visit.leave, stop: visit.stop, setModified };
}

const setVisible = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const refusal = (status: number) => new ApiError({ name: 'x', message: '', status });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that says it has an entry open', () => {
  it('says so again within the lease, and leaves when it is over', async () => {
    const { told, responses, leave } = visiting();
    await vi.advanceTimersByTimeAsync(2 * visitPause);
    expect(told).toEqual(['look', 'look', 'look']);
    expect(responses).toEqual([nobody, nobody, nobody]);
    leave();
    await vi.advanceTimersByTimeAsync(5 * visitPause);
    expect(told.slice(3)).toEqual(['leave']);
  });

  it('says nothing of an entry that is gone', async () => {
    const { told, leave, stop } = visiting();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    leave();
    await vi.advanceTimersByTimeAsync(2 * visitPause);
    expect(told).toEqual(['look']);
  });

  it('tells soon of the first change, and once of many', async () => {
    const { told, setModified, stop } = visiting();
    await vi.advanceTimersByTimeAsync(0);
    for (let letter = 0; letter < 5; letter += 1) setModified(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['look', 'edit']);
    setModified(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual(['look', 'edit', 'look']);
    stop();
  });

  it('is silent while it is hidden', async () => {
    const { told, stop } = visiting();
    await vi.advanceTimersByTimeAsync(0);
    setVisible('hidden');
    await vi.advanceTimersByTimeAsync(10 * visitPause);
    expect(told).toEqual(['look', 'leave']);
    setVisible('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['look', 'leave', 'look']);
    stop();
  });

  it('is silent once nobody is in front of it, so that it keeps no session alive', async () => {
    const { told, responses, stop } = visiting();
    await vi.advanceTimersByTimeAsync(idleLimit + visitPause);
    const count = told.length;
    expect(told.at(-1)).toBe('leave');
    expect(responses.at(-1)).toBeNull();
    await vi.advanceTimersByTimeAsync(idleLimit);
    expect(told).toHaveLength(count);
    window.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(0);
    expect(told.at(-1)).toBe('look');
    stop();
  });

  it.each([403, 404, 405])('asks no more after %i', async (status) => {
    const { told, responses } = visiting(() => Promise.reject(refusal(status)));
    await vi.advanceTimersByTimeAsync(10 * visitPause);
    window.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(10 * visitPause);
    expect(told).toEqual(['look']);
    expect(responses).toEqual([null]);
  });

  it('goes on when a server was away', async () => {
    let count = 0;
    const { told, responses, stop } = visiting(() => {
      count += 1;
      return count === 1 ? Promise.reject(refusal(0)) : Promise.resolve(nobody);
    });
    await vi.advanceTimersByTimeAsync(2 * visitPause);
    expect(told).toHaveLength(2);
    expect(responses).toEqual([null, nobody]);
    stop();
  });
});
