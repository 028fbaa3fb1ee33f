import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './TextArea.stories.tsx';

const { Default } = composeStories(stories);

describe('TextArea', () => {
  it('accepts multiple lines', async () => {
    render(<Default />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), 'one{Enter}two');
    expect(screen.getByRole('textbox')).toHaveValue('one\ntwo');
  });

  it('shows at least three lines, or the given number', () => {
    const { rerender } = render(<Default />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '3');
    rerender(<Default rows={8} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
  });

  it('disables spell checking for code', () => {
    render(<Default variant="code" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
  });
});
