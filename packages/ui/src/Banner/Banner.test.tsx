import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Banner.stories.tsx';

const { Default, States } = composeStories(stories);

describe('Banner', () => {
  it('announces danger assertively and other tones politely', async () => {
    render(<States />);
    expect(screen.getByRole('alert')).toHaveTextContent('The article could not be saved');
    expect(screen.getAllByRole('status')).toHaveLength(3);
  });

  it('can disable announcements', () => {
    render(<Default announce="off" />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('calls onDismiss', async () => {
    const onDismiss = vi.fn();
    render(<Default onDismiss={onDismiss} labels={{ dismiss: 'Fermer' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
