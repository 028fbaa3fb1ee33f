import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import { LazyContribution } from './LazyContribution.tsx';
import { chunkLimit, preloadComponent } from './lazy-component.ts';

afterEach(() => void vi.useRealTimers());

interface StepProps {
  readonly step: number;
}

function Counter({ step }: StepProps) {
  const [first] = useState(step);
  return <p>{`Step ${step}, drawn since ${first}`}</p>;
}

/** A list that creates the loader of its cell with each render, as a faulty hook tap does. */
function Steps({ contributionOf }: { readonly contributionOf: (step: number) => string }) {
  const [step, setStep] = useState(1);
  return (
    <>
      <button onClick={() => startTransition(() => setStep(step + 1))} type="button">
        {`Leave step ${step}`}
      </button>
      <LazyContribution
        contribution={{ pluginId: 'careless', contributionId: contributionOf(step) }}
        // React waits for a promise that resolves in a microtask, and starts over for a slower one.
        load={() =>
          new Promise<{ default: typeof Counter }>((resolve) =>
            setTimeout(() => resolve({ default: Counter }), 20),
          )
        }
        props={{ step }}
      />
    </>
  );
}

describe('LazyContribution', () => {
  it('[E71] follows a transition to another loader of its component, and keeps the state', async () => {
    renderWithPlugins(<Steps contributionOf={() => 'careless.cell'} />);
    await screen.findByText('Step 1, drawn since 1');
    await userEvent.click(screen.getByRole('button', { name: 'Leave step 1' }));
    expect(await screen.findByText('Step 2, drawn since 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave step 2' }));
    expect(await screen.findByText('Step 3, drawn since 1')).toBeInTheDocument();
  });

  it('[E71] follows a transition to another contribution, which starts with new state', async () => {
    renderWithPlugins(<Steps contributionOf={(step) => `careless.cell.${step}`} />);
    await screen.findByText('Step 1, drawn since 1');
    await userEvent.click(screen.getByRole('button', { name: 'Leave step 1' }));
    expect(await screen.findByText('Step 2, drawn since 2')).toBeInTheDocument();
  });

  it('[F30] gives up code that does not arrive within 20 s, preloaded or not, and fetches it again', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<{ default: typeof Counter }>>();
    load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue({ default: Counter });
    void preloadComponent(load);
    const { runtime } = renderWithPlugins(
      <LazyContribution
        contribution={{ pluginId: 'late', contributionId: 'late.page' }}
        load={load}
        pending="On its way"
        props={{ step: 1 }}
      />,
    );
    expect(screen.getByText('On its way')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(chunkLimit));
    vi.useRealTimers();
    expect(runtime.problems.list()).toMatchObject([{ code: 'CHUNK_FAILED', pluginId: 'late' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Step 1, drawn since 1')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
