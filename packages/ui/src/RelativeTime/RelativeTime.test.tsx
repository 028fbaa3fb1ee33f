import { composeStories } from '@storybook/react-vite';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';
import * as stories from './RelativeTime.stories.tsx';

const { Default, French, States } = composeStories(stories);

/** Lets the fake clock run. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

afterEach(() => vi.useRealTimers());

describe('RelativeTime', () => {
  it('shows the relative time in a time element', () => {
    render(<Default />);
    const time = screen.getByText('3 hours ago');
    expect(time.tagName).toBe('TIME');
    expect(time).toHaveAttribute('datetime', '2026-06-15T09:00:00.000Z');
  });

  it('uses the given locale', () => {
    render(<French />);
    expect(screen.getByText('il y a 3 heures')).toBeInTheDocument();
  });

  it('shows the absolute date on keyboard focus if it is a tab stop', async () => {
    render(<Default locale="en" />);
    await userEvent.tab();
    expect(screen.getByText('3 hours ago')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Monday, June 15, 2026');
  });

  it('updates automatically', () => {
    vi.useFakeTimers({ now: new Date('2026-06-15T12:00:10Z') });
    render(<RelativeTime date="2026-06-15T11:59:30Z" locale="en" />);
    expect(screen.getByText('40 seconds ago')).toBeInTheDocument();
    pass(30_000);
    expect(screen.getByText('1 minute ago')).toBeInTheDocument();
  });

  it('never shows a recent time as future', () => {
    vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z') });
    // The clock was read when the first time was rendered; later changes have a later time.
    render(
      <>
        <RelativeTime date="2026-06-15T12:00:20Z" locale="en" />
        <RelativeTime date="2026-06-15T12:02:00Z" locale="en" />
      </>,
    );
    expect(screen.getByText('now')).toBeInTheDocument();
    expect(screen.getByText('in 2 minutes')).toBeInTheDocument();
  });

  it('shows an invalid date unchanged', async () => {
    render(<States />);
    expect(screen.getByText('never')).toBeInTheDocument();
    expect(screen.getByText('in 5 days')).toBeInTheDocument();
  });
});
