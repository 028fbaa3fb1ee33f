import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestSlots, type CallerNetwork, type Slot } from './request-slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const one: CallerNetwork = { network: '192.0.2.1', site: null };
const other: CallerNetwork = { network: '198.51.100.1', site: null };
const inSite = (network: number): CallerNetwork => ({ network: `2001:db8:1:${network}::/64`, site: 'site' });

/** Slots whose requests a test starts and ends. */
function slotsOf({ running = 10, runningOfOne = 2 } = {}) {
  const slots = new RequestSlots({ running, runningOfOne, slotTimeout: 1000 });
  const ask = (caller: CallerNetwork) => {
    const request: { state: string; end: () => void; leave: () => void } = {
      state: 'waits',
      end: () => undefined,
      leave: () => undefined,
    };
    request.leave = slots.take(caller, (slot: Slot | null) => {
      request.state = slot === null ? 'refused' : 'runs';
      if (slot !== null) request.end = slot.hold();
    });
    return request;
  };
  return { slots, ask };
}

const statesOf = (requests: readonly { readonly state: string }[]) => requests.map(({ state }) => state);

describe('request slots', () => {
  it('start the longest waiting request of a network when one of its requests ends', () => {
    const { ask } = slotsOf();
    const requests = Array.from({ length: 4 }, () => ask(one));
    expect(statesOf(requests)).toEqual(['runs', 'runs', 'waits', 'waits']);
    expect(ask(other).state).toBe('runs');
    requests[1]?.end();
    expect(statesOf(requests)).toEqual(['runs', 'runs', 'runs', 'waits']);
  });

  it('refuse a request that has waited too long, and drop one that disconnected', async () => {
    const { ask } = slotsOf({ runningOfOne: 1 });
    const requests = Array.from({ length: 3 }, () => ask(one));
    requests[1]?.leave();
    await vi.advanceTimersByTimeAsync(1000);
    expect(statesOf(requests)).toEqual(['runs', 'waits', 'refused']);
    requests[0]?.end();
    expect(statesOf(requests)).toEqual(['runs', 'waits', 'refused']);
    expect(ask(one).state).toBe('runs');
  });

  it('refuse every network immediately when all are taken', () => {
    const { slots, ask } = slotsOf({ running: 2 });
    const running = [ask(one), ask(other)];
    expect([slots.isFull, ask(inSite(1)).state]).toEqual([true, 'refused']);
    running[0]?.end();
    expect([slots.isFull, ask(inSite(1)).state]).toEqual([false, 'runs']);
  });

  it('limit the queue of one network', () => {
    const { ask } = slotsOf({ running: 100, runningOfOne: 2 });
    const states = statesOf(Array.from({ length: 20 }, () => ask(one)));
    expect(states.filter((state) => state === 'waits')).toHaveLength(10);
    expect(states.filter((state) => state === 'refused')).toHaveLength(8);
  });

  it('give all networks of one IPv6 site twice the share of one', () => {
    const { ask } = slotsOf();
    const requests = [1, 1, 2, 2, 3, 4].map((network) => ask(inSite(network)));
    expect(statesOf(requests)).toEqual(['runs', 'runs', 'runs', 'runs', 'waits', 'waits']);
    requests[0]?.end();
    expect(statesOf(requests)).toEqual(['runs', 'runs', 'runs', 'runs', 'runs', 'waits']);
  });

  it('are free once each of their holders has ended', () => {
    const { slots, ask } = slotsOf({ running: 1 });
    const ends: (() => void)[] = [];
    slots.take(one, (slot) => {
      if (slot !== null) ends.push(slot.hold(), slot.hold());
    });
    ends[0]?.();
    ends[0]?.();
    expect(ask(one).state).toBe('refused');
    ends[1]?.();
    expect(ask(one).state).toBe('runs');
  });
});
