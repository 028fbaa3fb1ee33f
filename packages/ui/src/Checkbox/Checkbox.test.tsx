import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from '../Field/index.ts';
import { Checkbox } from './Checkbox.tsx';
import * as stories from './Checkbox.stories.tsx';

const { Default, SomeChosen, WithHint } = composeStories(stories);

describe('Checkbox', () => {
  it('is toggled by its label and by the Space key', async () => {
    const onCheckedChange = vi.fn();
    render(<Default onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Remember me'));
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
    screen.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    expect(onCheckedChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('shows a partial selection as mixed, and selects all on click', async () => {
    const onCheckedChange = vi.fn();
    render(<SomeChosen onCheckedChange={onCheckedChange} />);
    expect(screen.getByRole('checkbox', { name: 'All entries' })).toBePartiallyChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(onCheckedChange).toHaveBeenCalledWith(true);
  });

  it('is described by its hint', () => {
    render(<WithHint />);
    expect(screen.getByRole('checkbox', { name: 'Keep me informed' })).toHaveAccessibleDescription(
      'About new versions and security fixes, a few times a year.',
    );
  });

  it('receives its name and error from the surrounding field', () => {
    render(
      <Field error="Please agree." label="Terms">
        <Checkbox />
      </Field>,
    );
    expect(screen.getByRole('checkbox', { name: 'Terms' })).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please agree.');
  });

  it('ignores clicks while disabled', async () => {
    const onCheckedChange = vi.fn();
    render(<Default disabled onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Remember me'));
    expect(onCheckedChange).not.toHaveBeenCalled();
  });
});
