import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './TextInput.stories.tsx';

const { Default, SearchBox } = composeStories(stories);

describe('TextInput', () => {
  it('accepts input', async () => {
    const onChange = vi.fn();
    render(<Default onChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Rye');
    expect(screen.getByRole('textbox')).toHaveValue('Rye');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('focuses the input when its icon is pressed', async () => {
    const { container } = render(<SearchBox />);
    const icon = container.querySelector('svg');
    expect(icon).not.toBeNull();
    if (icon !== null) await userEvent.pointer({ keys: '[MouseLeft]', target: icon });
    expect(screen.getByRole('searchbox', { name: 'Search entries' })).toHaveFocus();
  });

  it('is exposed as required without native validation', () => {
    render(<Default required />);
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('required');
  });

  it('forwards its ref', () => {
    const ref = vi.fn();
    render(<Default ref={ref} />);
    expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox'));
  });
});
