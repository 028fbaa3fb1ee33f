import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextInput } from '../TextInput/index.ts';
import { Field } from './Field.tsx';
import { OutsideField } from './OutsideField.tsx';
import * as stories from './Field.stories.tsx';

const { Default, Disabled, HiddenLabel, WithError } = composeStories(stories);

describe('Field', () => {
  it('labels its control and describes it by the hint', () => {
    render(<Default />);
    const input = screen.getByRole('textbox', { name: 'Title' });
    expect(input).toHaveAccessibleDescription('Shown in lists and as the heading of the page.');
    expect(input).toHaveAttribute('name', 'title');
    expect(input).not.toHaveAttribute('aria-invalid');
  });

  it('moves the focus to the control when the label is clicked', async () => {
    render(<Default />);
    await userEvent.click(screen.getByText('Title'));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('marks the control as invalid and describes it by the error before the hint', () => {
    render(<WithError />);
    const input = screen.getByRole('textbox', { name: 'Title' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription(
      'This value is required. Shown in lists and as the heading of the page.',
    );
  });

  it('announces a new error politely and removes it', () => {
    const { container, rerender } = render(<Default />);
    const announcer = container.querySelector('[aria-live="polite"]');
    expect(announcer).toBeEmptyDOMElement();
    rerender(<Default error="This value is required." />);
    expect(announcer).toHaveTextContent('This value is required.');
    rerender(<Default />);
    expect(announcer).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('excludes the asterisk from the accessible name', () => {
    render(<Default required />);
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired();
  });

  it('describes when a value is required that may be empty now', () => {
    render(<Default required requiredNote="Required to publish" />);
    const input = screen.getByRole('textbox', { name: 'Title' });
    expect(input).not.toBeRequired();
    expect(input).toHaveAccessibleDescription(
      'Shown in lists and as the heading of the page. Required to publish',
    );
    expect(screen.getByText('*')).toBeVisible();
  });

  it('disables its control', () => {
    render(<Disabled />);
    expect(screen.getByRole('textbox')).toBeDisabled();
  });

  it('passes only its language and disabled state to controls in OutsideField', () => {
    render(
      <Field disabled error="Wrong" label="Notes" language={{ lang: 'ar', dir: 'rtl' }} name="notes" required>
        <OutsideField>
          <TextInput aria-label="One" />
          <TextInput aria-label="Two" />
        </OutsideField>
      </Field>,
    );
    for (const input of screen.getAllByRole('textbox')) {
      expect(input).toBeDisabled();
      expect(input).toHaveAttribute('lang', 'ar');
      expect(input).toBeValid();
      expect(input).not.toBeRequired();
      expect(input).not.toHaveAttribute('id');
      expect(input).not.toHaveAttribute('name');
      expect(input).not.toHaveAccessibleDescription();
    }
  });

  it('labels its control if the label is visually hidden', () => {
    render(<HiddenLabel />);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  });
});
