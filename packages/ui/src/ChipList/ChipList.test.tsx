import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './ChipList.stories.tsx';

const { Default } = composeStories(stories);

describe('ChipList', () => {
  it('lists all chips and removes the pressed one', async () => {
    const onRemove = vi.fn<(id: string) => void>();
    render(<Default onRemove={onRemove} />);
    expect(screen.getByRole('list', { name: 'Active filters' }).children).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “Status is draft”' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('Status is draft');
  });

  it('reports which chip was pressed', async () => {
    const onPress = vi.fn<(id: string) => void>();
    const onApproach = vi.fn<() => void>();
    render(<Default onApproach={onApproach} onPress={onPress} />);
    await userEvent.hover(screen.getByRole('button', { name: 'Status is draft' }));
    expect(onApproach).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Status is draft' }));
    expect(onPress).toHaveBeenCalledExactlyOnceWith('Status is draft');
  });

  it('renders nothing without chips', () => {
    render(<Default chips={[]} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
