import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPointerGate } from './after-pointer-up.ts';

describe('a pointer gate', () => {
  const gate = createPointerGate();
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    stop = gate.observe();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('runs work immediately while no pointer is down', () => {
    const run = vi.fn();
    gate.run(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs work after the click of a pressed pointer', () => {
    const run = vi.fn();
    window.dispatchEvent(new Event('pointerdown'));
    gate.run(run);
    window.dispatchEvent(new Event('pointerup'));
    expect(run).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
