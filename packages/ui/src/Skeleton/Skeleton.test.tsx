import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Skeleton.stories.tsx';

const { Default } = composeStories(stories);

describe('Skeleton', () => {
  it('renders the given number of lines, hidden from screen readers', () => {
    const { container } = render(<Default />);
    const skeleton = container.querySelector('[data-shape="text"]');
    expect(skeleton?.children).toHaveLength(3);
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
