import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Switch.stories.tsx';

const { Default, InField } = composeStories(stories);

describe('Switch', () => {
  it('is toggled by its label, Space and Enter', async () => {
    const onCheckedChange = vi.fn();
    render(<Default onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Draft and publish'));
    expect(screen.getByRole('switch', { name: 'Draft and publish' })).toBeChecked();
    screen.getByRole('switch').focus();
    await userEvent.keyboard(' {Enter}');
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, false, true]);
  });

  it('receives name, label and hint from the surrounding field', () => {
    render(<InField />);
    expect(screen.getByRole('switch', { name: 'Featured' })).toHaveAccessibleDescription(
      'Shown first on the homepage.',
    );
  });

  it('ignores clicks while disabled', async () => {
    const onCheckedChange = vi.fn();
    render(<Default disabled onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Draft and publish'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });

  it('submits its value with the form while it is on, without measuring the layout', async () => {
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
