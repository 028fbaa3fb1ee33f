import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Switch.stories.tsx';

const { Default, InField } = composeStories(stories);

describe('Switch', () => {
  it('is switched by its label, by Space and by Enter', async () => {
    const onCheckedChange = vi.fn();
    render(<Default onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Draft and publish'));
    expect(screen.getByRole('switch', { name: 'Draft and publish' })).toBeChecked();
    screen.getByRole('switch').focus();
    await userEvent.keyboard(' {Enter}');
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, false, true]);
  });

  it('takes name, label and hint from the field around it', () => {
    render(<InField />);
    expect(screen.getByRole('switch', { name: 'Featured' })).toHaveAccessibleDescription(
      'Shown first on the homepage.',
    );
  });

  it('does nothing while disabled', async () => {
    const onCheckedChange = vi.fn();
    render(<Default disabled onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Draft and publish'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });

  it('is part of what its form sends while it is on, and measures nothing for that', async () => {
    const measured = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get');
    render(
      <form aria-label="Settings">
        <Default name="drafts" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect([...new FormData(form)]).toEqual([]);
    await userEvent.click(screen.getByRole('switch'));
    expect([...new FormData(form)]).toEqual([['drafts', 'on']]);
    expect(measured).not.toHaveBeenCalled();
    measured.mockRestore();
  });
});
