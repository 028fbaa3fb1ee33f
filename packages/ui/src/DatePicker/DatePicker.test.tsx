import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './DatePicker.stories.tsx';

const { Default, German, Limited } = composeStories(stories);

const control = () => screen.getByRole('textbox', { name: 'Publish on' });
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  return screen.findByRole('grid');
};

describe('DatePicker', () => {
  it('takes a typed day, year first, in the ways people write it', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} value={null} />);
    await userEvent.type(control(), '2026/3/9');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(control()).toHaveValue('2026/3/9');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-03-09');
    expect(control()).toHaveValue('03/09/2026');
  });

  it('takes and shows a day in the notation of its language', async () => {
    const onValueChange = vi.fn();
    render(<German labels={{}} onValueChange={onValueChange} value={null} />);
    expect(control()).toHaveAttribute('placeholder', 'Tag.Monat.Jahr');
    await userEvent.type(control(), '12.3.2024');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2024-03-12');
    expect(control()).toHaveValue('12.03.2024');
  });

  it('keeps a text that is no day, and hands it on as it was typed', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.clear(control());
    await userEvent.type(control(), '31.12.2026');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith('31.12.2026');
    expect(control()).toHaveValue('31.12.2026');
    await userEvent.clear(control());
    await userEvent.type(control(), '12/31/2026');
    expect(onValueChange).toHaveBeenLastCalledWith('2026-12-31');
  });

  it('emits null when the text is emptied', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.clear(control());
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('opens the calendar at its day and chooses by keyboard', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await openCalendar();
    expect(screen.getByRole('button', { name: 'Monday, March 9, 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-03-17');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(control()).toHaveValue('03/17/2026');
  });

  it('opens by Alt and the down arrow, closes by Escape and gives the focus back', async () => {
    render(<Default />);
    await userEvent.click(control());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
  });

  it('offers only the days between its limits', async () => {
    render(<Limited />);
    await openCalendar();
    expect(screen.getByRole('button', { name: /March 4, 2026/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /March 5, 2026/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /March 21, 2026/ })).toBeDisabled();
  });

  it('speaks the language it is told, without being shipped with it', async () => {
    render(<German />);
    await userEvent.click(screen.getByRole('button', { name: 'Datum wählen' }));
    const grid = await screen.findByRole('grid', { name: 'März 2026' });
    expect(within(grid).getByRole('button', { name: 'Montag, 9. März 2026' })).toBeVisible();
  });

  it('cannot be opened while it is read only', async () => {
    render(<Default readOnly />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
