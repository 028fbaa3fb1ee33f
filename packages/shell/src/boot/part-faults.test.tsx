import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  actions,
  clearBetweenTests,
  expectUsable,
  faulty,
  part,
  startWith,
  titles,
  zone,
} from './testing/tiny-panel.tsx';

clearBetweenTests();

const failing = (): never => {
  throw new Error('no part');
};

const doubtful = () => Promise.resolve({ default: () => <p>Doubtful</p> });
const never = () => new Promise<never>(() => undefined);
/** A tap that mutates its value before it fails. */
const pushAndThrow = (value: readonly string[]) => {
  (value as string[]).push('half');
  return failing();
};

/** A part whose code is in a file of that name, as in a build. */
const partOf = (file: string) =>
  zone.add({
    id: 'faulty.part',
    component: Object.assign(() => Promise.resolve({ default: () => <p>Ticking</p> }), {
      toString: () => `() => import("./${file}")`,
    }),
  });

/** An error as the browser reports it, with that file in its stack. */
const errorIn = (file: string) =>
  Object.assign(new Error('too late'), {
    stack: `Error: too late\n    at tick (https://panel.test/assets/${file}:1:20)`,
  });

describe('a panel with a faulty part stays usable and names its plugin', () => {
  it('[E38] [F20] when it registers a component instead of a loader', async () => {
    const plain = zone.add({ id: 'faulty.part', component: (() => null) as never });
    const { problems } = await startWith(faulty({ contributes: [plain] }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(problems()).toMatchObject([
      { message: expect.stringContaining('write `() => import(…)`') as string },
    ]);
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it('[E40] [F21] when its `when` throws', async () => {
    const shown = part('faulty.shown', () => <p>Shown</p>);
    await startWith(
      faulty({ contributes: [zone.add({ id: 'faulty.part', component: doubtful, when: failing }), shown] }),
    );
    expect(await screen.findByText('Shown')).toBeInTheDocument();
    expect(screen.queryByText('Doubtful')).not.toBeInTheDocument();
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it('[E18] [F23] when a hook tap changes the value in place and throws', async () => {
    await startWith(faulty({ contributes: [titles.add({ id: 'faulty.titles', run: pushAndThrow })] }));
    expect(await screen.findByRole('heading', { name: 'plain' })).toBeInTheDocument();
    await expectUsable({ code: 'HOOK_FAILED' });
  });

  it('[E27] [F41] when the hook of an action throws', async () => {
    const fine = { id: 'faulty.fine', useAction: () => ({ label: 'Greet', run: () => undefined }) };
    const broken = { id: 'faulty.broken', useAction: failing };
    await startWith(faulty({ contributes: [actions.add([broken, fine])] }));
    expect(await screen.findByRole('button', { name: 'Greet' })).toBeInTheDocument();
    await expectUsable({ code: 'RENDER_FAILED' });
  });

  it.each<[string, (cause: Error) => Event]>([
    ['[F32] when it throws in a timer', (error) => new ErrorEvent('error', { error })],
    [
      '[F33] when it rejects, and nobody listens',
      (reason) => Object.assign(new Event('unhandledrejection'), { reason }),
    ],
  ])('[E44] %s', async (_when, reported) => {
    const { problems } = await startWith(faulty({ contributes: [partOf('Clock-x1Y2.js')] }));
    expect(await screen.findByText('Ticking')).toBeInTheDocument();
    // The panel subscribes to errors once it is rendered.
    await vi.waitFor(() => {
      window.dispatchEvent(reported(errorIn('Clock-x1Y2.js')));
      expect(problems()).not.toEqual([]);
    }, 15_000);
    await expectUsable({ code: 'EVENT_FAILED' });
    expect(screen.getByText('Ticking')).toBeInTheDocument();
  });

  describe('while its code loads', () => {
    afterEach(() => void vi.useRealTimers());

    it('[E39] [F31] when the code never arrives', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      await startWith(faulty({ contributes: [zone.add({ id: 'faulty.part', component: never })] }));
      expect(await screen.findByText('Healthy part')).toBeInTheDocument();
      await act(() => vi.advanceTimersByTimeAsync(21_000));
      expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
      vi.useRealTimers();
      await expectUsable({ code: 'CHUNK_FAILED' });
    });
  });
});
