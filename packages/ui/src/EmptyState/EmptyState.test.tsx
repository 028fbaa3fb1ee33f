import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { Default } = composeStories(stories);

describe('EmptyState', () => {
  it('shows a heading and the recommended action', async () => {
    render(<Default headingLevel={3} />);
    expect(screen.getByRole('heading', { level: 3, name: 'No articles yet' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Write an article' })).toBeInTheDocument();
  });
});
