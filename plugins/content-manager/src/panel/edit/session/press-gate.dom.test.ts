import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPressGate } from './press-gate.ts';

describe('work that waits for the pointer', () => {
  const gate = createPressGate();
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    stop = gate.follow();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('runs at once while nothing is pressed', () => {
    const run = vi.fn();
    gate.after(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs behind the click when a press took the focus away', () => {
    const run = vi.fn();
    window.dispatchEvent(new Event('pointerdown'));
    gate.after(run);
    window.dispatchEvent(new Event('pointerup'));
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
