import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './IconButton.stories.tsx';

const { Default } = composeStories(stories);

describe('IconButton', () => {
  it('is named by its label and responds to mouse and keyboard', async () => {
    const onClick = vi.fn();
    render(<Default onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('ignores clicks while disabled and stays in the tab order', async () => {
    const onClick = vi.fn();
    render(<Default disabled onClick={onClick} />);
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is marked as busy while loading', () => {
    render(<Default loading />);
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-busy', 'true');
  });
});
