import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './Toast.stories.tsx';

const { Default, States } = composeStories(stories);

const region = () => screen.getByRole('region', { name: /^Notifications/ });

/** Lets the fake clock run. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

afterEach(() => vi.useRealTimers());

describe('ToastViewport', () => {
  it('removes a message after five seconds', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    render(<Default onDismiss={onDismiss} toasts={[{ id: 'a', tone: 'success', title: 'Saved' }]} />);
    pass(4900);
    expect(within(region()).getByText('Saved')).toBeInTheDocument();
    pass(100);
    pass(200);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('pauses the timer while hovered', () => {
    vi.useFakeTimers();
    const onDismiss = vi.fn();
    render(<Default onDismiss={onDismiss} toasts={[{ id: 'a', tone: 'success', title: 'Saved' }]} />);
    fireEvent.pointerMove(within(region()).getByText('Saved'));
    pass(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('is focused with F8 and dismissed by keyboard', async () => {
    const onDismiss = vi.fn();
    render(<States onDismiss={onDismiss} />);
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(within(region()).getByRole('list')).toHaveFocus();
    await userEvent.click(within(region()).getAllByRole('button', { name: 'Dismiss' })[0]!);
    await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledTimes(1), 15_000);
  });

  it('runs the action of a message and removes it', async () => {
    const onSelect = vi.fn();
    const onDismiss = vi.fn();
    render(
      <Default
        onDismiss={onDismiss}
        toasts={[
          {
            id: 'a',
            tone: 'danger',
            title: 'Deleted',
            timeout: Infinity,
            action: { label: 'Undo', description: 'Restore it in the archive', onSelect },
          },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(onDismiss).toHaveBeenCalledWith('a'), 15_000);
  });

  it('renders every tone', async () => {
    render(<States />);
    expect(within(region()).getAllByRole('listitem')).toHaveLength(4);
  });
});
