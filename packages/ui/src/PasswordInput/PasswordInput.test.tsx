import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './PasswordInput.stories.tsx';

const { Default } = composeStories(stories);

describe('PasswordInput', () => {
  it('hides the password until the button is pressed', async () => {
    render(<Default />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('shows the password by keyboard without submitting', async () => {
    render(<Default />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('supports custom labels', () => {
    render(<Default labels={{ show: 'Zeigen', hide: 'Verbergen' }} />);
    expect(screen.getByRole('button', { name: 'Zeigen' })).toBeVisible();
  });
});
