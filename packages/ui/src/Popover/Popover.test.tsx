import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './Popover.stories.tsx';

const { Default, States } = composeStories(stories);

describe('Popover', () => {
  it('opens from the keyboard, named, with the focus on its first control', async () => {
    render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Displayed fields' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Title' })).toHaveFocus();
  });

  it('closes with Escape and gives the focus back', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Displayed fields' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Displayed fields' })).toHaveFocus();
  });

  it('closes with a button inside', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Displayed fields' }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is a dialog while open', async () => {
    render(<States />);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
