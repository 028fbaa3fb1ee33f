import type { Presence } from '@admin/contract';
import { ApiError } from '@admin/shell';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListeners } from '@admin/entry-form';
import { idleLimit, startHeartbeat, heartbeatInterval } from './presence-heartbeat.ts';

const empty: Presence = { people: [], version: '"v1"', updatedAt: '', updatedBy: null };

/** A page on an entry, and the requests that it sent. */
function startPage(respond: () => Promise<Presence> = () => Promise.resolve(empty)) {
  const sent: string[] = [];
  const responses: (Presence | null)[] = [];
  const changes = createListeners();
  let isModified = false;
  const heartbeat = startHeartbeat({
    send: (does) => {
      sent.push(does);
      return respond();
    },
    isModified: () => isModified,
    onChange: changes.add,
    onResponse: (presence) => responses.push(presence),
  });
  const setModified = (next: boolean) => {
    isModified = next;
    changes.call();
  };
  return { sent, responses, leave: heartbeat.leave, stop: heartbeat.stop, setModified };
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

describe('startHeartbeat', () => {
  it('sends at regular intervals, and once more when the page is left', async () => {
    const { sent, responses, leave } = startPage();
    await vi.advanceTimersByTimeAsync(2 * heartbeatInterval);
    expect(sent).toEqual(['look', 'look', 'look']);
    expect(responses).toEqual([empty, empty, empty]);
    leave();
    await vi.advanceTimersByTimeAsync(5 * heartbeatInterval);
    expect(sent.slice(3)).toEqual(['leave']);
  });

  it('sends nothing after it was stopped', async () => {
    const { sent, leave, stop } = startPage();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    leave();
    await vi.advanceTimersByTimeAsync(2 * heartbeatInterval);
    expect(sent).toEqual(['look']);
  });

  it('sends a change of the form after a second, and several changes once', async () => {
    const { sent, setModified, stop } = startPage();
    await vi.advanceTimersByTimeAsync(0);
    for (let letter = 0; letter < 5; letter += 1) setModified(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['look', 'edit']);
    setModified(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(['look', 'edit', 'look']);
    stop();
  });

  it('sends nothing while the page is hidden', async () => {
    const { sent, stop } = startPage();
    await vi.advanceTimersByTimeAsync(0);
    setVisible('hidden');
    await vi.advanceTimersByTimeAsync(10 * heartbeatInterval);
    expect(sent).toEqual(['look', 'leave']);
    setVisible('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['look', 'leave', 'look']);
    stop();
  });

  it('pauses without input, and resumes with the next input', async () => {
    const { sent, responses, stop } = startPage();
    await vi.advanceTimersByTimeAsync(idleLimit + heartbeatInterval);
    const count = sent.length;
    expect(sent.at(-1)).toBe('leave');
    expect(responses.at(-1)).toBeNull();
    await vi.advanceTimersByTimeAsync(idleLimit);
    expect(sent).toHaveLength(count);
    window.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toBe('look');
    stop();
  });

  it.each([403, 404, 405])('stops after a response with status %i', async (status) => {
    const { sent, responses } = startPage(() => Promise.reject(refusal(status)));
    await vi.advanceTimersByTimeAsync(10 * heartbeatInterval);
    window.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(10 * heartbeatInterval);
    expect(sent).toEqual(['look']);
    expect(responses).toEqual([null]);
  });

  it('continues after a network failure', async () => {
    let count = 0;
    const { sent, responses, stop } = startPage(() => {
      count += 1;
      return count === 1 ? Promise.reject(refusal(0)) : Promise.resolve(empty);
    });
    await vi.advanceTimersByTimeAsync(2 * heartbeatInterval);
    expect(sent).toHaveLength(2);
    expect(responses).toEqual([null, empty]);
    stop();
  });
});
