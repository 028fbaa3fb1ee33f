import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './TimePicker.stories.tsx';

const { Default } = composeStories(stories);

const control = () => screen.getByRole('combobox', { name: 'Opens at' });

describe('TimePicker', () => {
  it('shows hours and minutes of a full time', () => {
    render(<Default />);
    expect(control()).toHaveValue('07:30');
  });

  it('accepts a typed time on blur', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} value={null} />);
    await userEvent.type(control(), '9:07');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('09:07:00.000');
    expect(control()).toHaveValue('09:07');
  });

  it('accepts a typed time on Enter, even if it is not in the list', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} value={null} />);
    await userEvent.type(control(), '0907{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('09:07:00.000');
  });

  it('lists a time every 15 minutes, starting near the current value', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.click(control());
    expect(screen.getAllByRole('option')).toHaveLength(96);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('07:45:00.000');
  });

  it('keeps the seconds of an unchanged time', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} value="07:30:12.250" />);
    await userEvent.click(control());
    await userEvent.keyboard('{Escape}');
    await userEvent.type(control(), '{Backspace}0');
    await userEvent.tab();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('reverts invalid text, and emits null when cleared', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.clear(control());
    await userEvent.type(control(), '25:00');
    await userEvent.tab();
    expect(control()).toHaveValue('07:30');
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(control());
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });
});
