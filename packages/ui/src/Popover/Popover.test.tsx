import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Popover } from './Popover.tsx';
import * as stories from './Popover.stories.tsx';

const { Default, States } = composeStories(stories);

/** A layer that is opened by something else than its trigger. */
function Elsewhere() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Popover label="Layer" onOpenChange={setOpen} open={isOpen} trigger={<button>Trigger</button>}>
        <button>Inside</button>
      </Popover>
      <button onClick={() => setOpen(true)}>Opener</button>
      <button>Beside</button>
    </>
  );
}

describe('Popover', () => {
  it('opens by keyboard and focuses its first control', async () => {
    render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Displayed fields' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Title' })).toHaveFocus();
  });

  it('closes on Escape and restores the focus', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Displayed fields' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Displayed fields' })).toHaveFocus();
  });

  it('closes with PopoverClose', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Displayed fields' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('restores the focus to its opener, but not after a press outside', async () => {
    render(<Elsewhere />);
    await userEvent.click(screen.getByRole('button', { name: 'Opener' }));
    expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Opener' }));
    await userEvent.click(screen.getByRole('button', { name: 'Beside' }));
    expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
  });

  it('is a dialog while open', async () => {
    render(<States />);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
