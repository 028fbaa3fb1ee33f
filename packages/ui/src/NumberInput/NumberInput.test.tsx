import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './NumberInput.stories.tsx';

const { Default, Price, States } = composeStories(stories);

function renderEmpty() {
  const onValueChange = vi.fn();
  render(<Default onValueChange={onValueChange} value={null} />);
  return { onValueChange, input: screen.getByRole('spinbutton', { name: 'Servings' }) };
}

describe('NumberInput', () => {
  it('emits the number on each valid keystroke and keeps the typed text', async () => {
    const { onValueChange, input } = renderEmpty();
    await userEvent.type(input, '-1.50');
    expect(input).toHaveValue('-1.50');
    expect(onValueChange.mock.calls.flat()).toEqual([-1, -1.5]);
  });

  it('formats the number on blur', async () => {
    const { input } = renderEmpty();
    await userEvent.type(input, '1.50');
    await userEvent.tab();
    expect(input).toHaveValue('1.5');
  });

  it('accepts a decimal comma', async () => {
    const { onValueChange, input } = renderEmpty();
    await userEvent.type(input, '2,5');
    expect(onValueChange).toHaveBeenLastCalledWith(2.5);
  });

  it('rejects letters', async () => {
    const { input } = renderEmpty();
    await userEvent.type(input, '1a2 b');
    expect(input).toHaveValue('12');
  });

  it('emits null when it is cleared', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.clear(screen.getByRole('spinbutton'));
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('changes by one step on arrow keys and by ten with Shift', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('spinbutton'));
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{/Shift}');
    expect(onValueChange.mock.calls.flat()).toEqual([5, 4, 3, 13]);
  });

  it('steps without floating-point errors and stops at its limits', async () => {
    const onValueChange = vi.fn();
    render(<Price onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Price' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
    expect(onValueChange.mock.calls.flat()).toEqual([0.2, 0.3, 1]);
  });

  it('shows a value set by the caller', () => {
    const { rerender } = render(<States />);
    rerender(<Default value={7} />);
    expect(screen.getByRole('spinbutton')).toHaveValue('7');
    expect(screen.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '7');
  });

  it('does not step while disabled', async () => {
    const onValueChange = vi.fn();
    const { container } = render(<Default disabled onValueChange={onValueChange} />);
    expect(screen.getByRole('spinbutton')).toBeDisabled();
    expect(container.querySelectorAll('button')).toHaveLength(0);
  });
});
