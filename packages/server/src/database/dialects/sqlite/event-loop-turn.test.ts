import { setImmediate } from 'node:timers';
import { describe, expect, it } from 'vitest';
import { EventLoopTurn } from './event-loop-turn.ts';

/** Runs synchronously for a millisecond, like a statement. */
function statement(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

/** Runs statements one after the other; returns how many of them ran in each turn of the event loop. */
async function statementsPerTurn(turn: EventLoopTurn, count: number): Promise<readonly number[]> {
  const turns = [0];
  let isRunning = true;
  const nextTurn = () => {
    turns.push(0);
    if (isRunning) setImmediate(nextTurn);
  };
  setImmediate(nextTurn);
  for (let done = 0; done < count; done += 1) {
    if (turn.isLong()) await turn.next();
    statement();
    turns.push((turns.pop() ?? 0) + 1);
  }
  isRunning = false;
  return turns;
}

describe('the event loop turn', () => {
  it('ends after eight milliseconds of statements', async () => {
    const turns = await statementsPerTurn(new EventLoopTurn(), 60);
    expect(Math.max(...turns)).toBeLessThanOrEqual(9);
  });

  it('ends after four milliseconds while a statement of another request waits', async () => {
    const turn = new EventLoopTurn();
    let isRunning = true;
    const others = async () => {
      while (isRunning) await turn.next();
    };
    const waiting = others();
    const turns = await statementsPerTurn(turn, 60);
    isRunning = false;
    await waiting;
    // The first turn starts before the other request waits.
    expect(Math.max(...turns.slice(1))).toBeLessThanOrEqual(5);
  });
});
