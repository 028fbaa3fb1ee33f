import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithPlugins } from '../../testing/render-with-plugins.tsx';
import { LazyContribution } from './LazyContribution.tsx';

interface StepProps {
  readonly step: number;
}

function Counter({ step }: StepProps) {
  const [first] = useState(step);
  return <p>{`Step ${step}, drawn since ${first}`}</p>;
}

/** A list that creates the loader of its cell with each render, as a careless hook tap does. */
function Steps({ contributionOf }: { readonly contributionOf: (step: number) => string }) {
  const [step, setStep] = useState(1);
  return (
    <>
      <button onClick={() => startTransition(() => setStep(step + 1))} type="button">
        {`Leave step ${step}`}
      </button>
      <LazyContribution
        contribution={{ pluginId: 'careless', contributionId: contributionOf(step) }}
        // React waits in place for what resolves in a microtask, and starts over for what takes longer.
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
  it('[E71] follows a transition that brings another loader of its component, and keeps its state', async () => {
    renderWithPlugins(<Steps contributionOf={() => 'careless.cell'} />);
    await screen.findByText('Step 1, drawn since 1');
    await userEvent.click(screen.getByRole('button', { name: 'Leave step 1' }));
    expect(await screen.findByText('Step 2, drawn since 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Leave step 2' }));
    expect(await screen.findByText('Step 3, drawn since 1')).toBeInTheDocument();
  });

  it('[E71] follows a transition that brings another contribution, which starts with its own state', async () => {
    renderWithPlugins(<Steps contributionOf={(step) => `careless.cell.${step}`} />);
    await screen.findByText('Step 1, drawn since 1');
    await userEvent.click(screen.getByRole('button', { name: 'Leave step 1' }));
    expect(await screen.findByText('Step 2, drawn since 2')).toBeInTheDocument();
  });
});
