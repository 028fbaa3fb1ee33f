import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.ts';
import { Select } from './Select.tsx';
import * as stories from './Select.stories.tsx';

const { Clearable, Default } = composeStories(stories);

const control = () => screen.getByRole('combobox', { name: 'Crumb' });

describe('Select', () => {
  it('opens, shows its options and selects by click', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    expect(control()).toHaveTextContent('Choose a crumb');
    await userEvent.click(control());
    expect(screen.getByRole('listbox', { name: 'Crumb' })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Even crumb' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('even');
    expect(control()).toHaveTextContent('Even crumb');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('selects by keyboard and keeps the focus', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('even');
    expect(control()).toHaveFocus();
  });

  it('highlights an option by typeahead', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}den{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('dense');
  });

  it('closes on Escape and Tab without selecting the highlighted option', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('does not select a disabled option', async () => {
    const onValueChange = vi.fn();
    render(<Default onValueChange={onValueChange} />);
    await userEvent.click(control());
    const option = screen.getByRole('option', { name: 'No crumb' });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('marks the selected option and clears the selection', async () => {
    const onClear = vi.fn();
    render(<Clearable labels={{ none: 'Nothing' }} onClear={onClear} />);
    await userEvent.click(control());
    expect(screen.getByRole('option', { name: 'Even crumb', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: 'Nothing' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(control()).toHaveTextContent('Choose a crumb');
  });

  it('receives name, error and state from the surrounding field', () => {
    render(
      <Field disabled error="This value is required." label="Crumb" required>
        <Select onValueChange={vi.fn()} options={[]} value={null} />
      </Field>,
    );
    expect(control()).toBeDisabled();
    expect(control()).toBeRequired();
    expect(control()).toHaveAccessibleDescription('This value is required.');
  });

  it('forwards its ref', () => {
    const ref = vi.fn();
    render(<Select aria-label="Crumb" onValueChange={vi.fn()} options={[]} ref={ref} value={null} />);
    expect(ref).toHaveBeenCalledWith(control());
  });
});
