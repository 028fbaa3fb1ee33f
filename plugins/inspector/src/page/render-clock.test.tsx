import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderClock, renderKey, type RenderClock } from './render-clock.tsx';

const owner = { pluginId: 'desk', contributionId: 'desk.part' };
const key = renderKey('test.zone', owner);

/** A component whose rendering takes the given milliseconds of the fake clock. */
function Slow({ takes }: { readonly takes: number }) {
  vi.advanceTimersByTime(takes);
  return null;
}

function Measured({ clock, children }: { readonly clock: RenderClock; readonly children: ReactNode }) {
  const { RenderMark } = clock;
  return (
    <>
      <RenderMark at="start" content={children} owner={owner} pointId="test.zone" />
      {children}
      <RenderMark at="end" content={children} owner={owner} pointId="test.zone" />
    </>
  );
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const settle = () =>
  act(() => {
    vi.advanceTimersByTime(1000);
  });

describe('the render clock', () => {
  it('measures the first render, the last one, and all of them', () => {
    const clock = createRenderClock();
    const listener = vi.fn();
    clock.subscribe(listener);
    const { rerender } = render(
      <Measured clock={clock}>
        <Slow takes={30} />
      </Measured>,
    );
    rerender(
      <Measured clock={clock}>
        <Slow takes={5} />
      </Measured>,
    );
    settle();
    expect(clock.list().get(key)).toEqual({ first: 30, last: 5, total: 35, count: 2 });
    expect(listener).toHaveBeenCalled();
  });

  it('does not count a render of the surroundings, which React does not pass on to the same content', () => {
    const clock = createRenderClock();
    const content = <Slow takes={30} />;
    const { rerender } = render(<Measured clock={clock}>{content}</Measured>);
    rerender(<Measured clock={clock}>{content}</Measured>);
    settle();
    expect(clock.list().get(key)).toMatchObject({ count: 1, total: 30 });
  });

  it('does not count a render that waits for code or data', async () => {
    const clock = createRenderClock();
    const never = new Promise<never>(() => undefined);
    function Waiting(): ReactNode {
      throw never;
    }
    const { Suspense } = await import('react');
    render(
      <Suspense fallback="Loading">
        <Measured clock={clock}>
          <Waiting />
        </Measured>
      </Suspense>,
    );
    settle();
    expect(clock.list().size).toBe(0);
  });

  it('keeps the same list until something was measured', () => {
    const clock = createRenderClock();
    const before = clock.list();
    settle();
    expect(clock.list()).toBe(before);
  });
});
