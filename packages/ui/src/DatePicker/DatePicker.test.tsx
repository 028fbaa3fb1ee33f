import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
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
  it('accepts typed dates, year first, in common formats', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} value={null} />);
    await userEvent.type(control(), '2026/3/9');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(control()).toHaveValue('2026/3/9');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-03-09');
    expect(control()).toHaveValue('03/09/2026');
  });

  it('accepts and displays dates in the notation of its locale', async () => {
    const onValueChange = vi.fn();
    render(<German labels={{}} onValueChange={onValueChange} value={null} />);
    expect(control()).toHaveAttribute('placeholder', 'Tag.Monat.Jahr');
    await userEvent.type(control(), '12.3.2024');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2024-03-12');
    expect(control()).toHaveValue('12.03.2024');
  });

  it('keeps invalid text and emits it unchanged', async () => {
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

  it('emits null when the text is cleared', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.clear(control());
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('opens the calendar at the selected date and selects by keyboard', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await openCalendar();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Monday, March 9, 2026' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-03-17');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(control()).toHaveValue('03/17/2026');
  });

  it('opens on Alt + Arrow Down, closes on Escape and restores the focus', async () => {
    render(<Default />);
    await userEvent.click(control());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
  });

  it('opens and closes with its button, which the calendar belongs to', async () => {
    render(<Default />);
    const button = screen.getByRole('button', { name: 'Choose a date' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const calendar = await screen.findByRole('dialog', { name: 'Choose a date' });
    expect(button).toHaveAttribute('aria-controls', calendar.id);
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('leaves the focus to what is pressed outside', async () => {
    render(
      <>
        <Default />
        <input aria-label="Other" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('textbox', { name: 'Other' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The library restores the focus in a later task.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveFocus();
  });

  it('disables days outside its limits', async () => {
    render(<Limited />);
    await openCalendar();
    expect(screen.getByRole('button', { name: /March 4, 2026/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /March 5, 2026/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: /March 21, 2026/ })).toBeDisabled();
  });

  it('uses the language of its locale', async () => {
    render(<German />);
    await userEvent.click(screen.getByRole('button', { name: 'Datum wählen' }));
    const grid = await screen.findByRole('grid', { name: 'März 2026' });
    expect(within(grid).getByRole('button', { name: 'Montag, 9. März 2026' })).toBeVisible();
  });

  it('cannot be opened while it is read-only', async () => {
    render(<Default readOnly />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
