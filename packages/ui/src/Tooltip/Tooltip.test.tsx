import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '../Button/index.ts';
import * as stories from './Tooltip.stories.tsx';
import { Tooltip, TooltipProvider } from './Tooltip.tsx';

const { Default, LongText, NameOfAnIcon, States } = composeStories(stories);

/** Replaces the timers of a test. @returns a function that lets more than the delay of a tooltip pass */
function withFakeTimers(): () => Promise<void> {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return () => act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
}

describe('Tooltip', () => {
  it('opens on keyboard focus and describes its trigger', async () => {
    render(<Default />);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Saves the draft for everyone');
  });

  it('closes on Escape and keeps the focus', async () => {
    render(<Default />);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stays closed when a click restores the focus, and opens for keyboard focus', async () => {
    render(
      <TooltipProvider>
        <Default />
        <p>Elsewhere</p>
      </TooltipProvider>,
    );
    await userEvent.click(screen.getByText('Elsewhere'));
    act(() => screen.getByRole('button').focus());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('opens on hover after a delay', async () => {
    render(<Default />);
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(await screen.findByRole('tooltip')).toBeInTheDocument();
  });

  it('stays closed if its trigger is pressed before the delay ends, until the pointer returns', async () => {
    const wait = withFakeTimers();
    render(<Default />);
    const trigger = screen.getByRole('button');
    fireEvent.pointerMove(trigger);
    fireEvent.pointerDown(trigger);
    await wait();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    fireEvent.pointerOut(trigger);
    fireEvent.pointerMove(trigger);
    await wait();
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('stays closed if its trigger is pressed before it is rendered, although another one was open', async () => {
    const wait = withFakeTimers();
    render(
      <TooltipProvider>
        <Tooltip content="First">
          <button type="button">One</button>
        </Tooltip>
        <Tooltip content="Second">
          <button type="button">Two</button>
        </Tooltip>
      </TooltipProvider>,
    );
    const [one, two] = screen.getAllByRole('button');
    if (!one || !two) throw new Error('There are no buttons.');
    fireEvent.pointerMove(one);
    await wait();
    expect(screen.getByRole('tooltip')).toHaveTextContent('First');
    fireEvent.pointerLeave(one);
    act(() => {
      fireEvent.pointerMove(two);
      fireEvent.pointerDown(two);
    });
    await wait();
    expect(screen.queryByRole('tooltip', { name: 'Second' })).not.toBeInTheDocument();
  });

  it('stays closed while the menu of its trigger is open', async () => {
    const wait = withFakeTimers();
    const button = (isOpen: boolean) => (
      <Default>
        <Button aria-expanded={isOpen} aria-haspopup="menu">
          Save
        </Button>
      </Default>
    );
    const { rerender } = render(button(false));
    fireEvent.pointerMove(screen.getByRole('button'));
    rerender(button(true));
    await wait();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not repeat the accessible name', async () => {
    render(<NameOfAnIcon />);
    await userEvent.tab();
    await screen.findByRole('tooltip');
    expect(screen.getByRole('button', { name: 'Edit' })).not.toHaveAccessibleDescription();
  });

  it('shows long text completely', async () => {
    render(<LongText />);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Publishing makes');
  });

  it('opens on all four sides', async () => {
    render(<States />);
    expect(await screen.findAllByRole('tooltip')).toHaveLength(5);
  });
});
