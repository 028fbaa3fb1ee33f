import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './TextArea.stories.tsx';

const { Default } = composeStories(stories);

describe('TextArea', () => {
  it('takes several lines', async () => {
    render(<Default />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Summary' }), 'one{Enter}two');
    expect(screen.getByRole('textbox')).toHaveValue('one\ntwo');
  });

  it('shows three lines at least, or as many as it is told', () => {
    const { rerender } = render(<Default />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '3');
    rerender(<Default rows={8} />);
    expect(screen.getByRole('textbox')).toHaveAttribute('rows', '8');
  });

  it('does not correct the spelling of code', () => {
    render(<Default variant="code" />);
    expect(screen.getByRole('textbox')).toHaveAttribute('spellcheck', 'false');
  });
});
