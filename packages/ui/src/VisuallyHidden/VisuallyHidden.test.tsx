import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './VisuallyHidden.stories.tsx';

const { Default } = composeStories(stories);

describe('VisuallyHidden', () => {
  it('keeps its text in the accessibility tree', () => {
    render(<Default />);
    const hidden = screen.getByText('unread messages');
    expect(hidden).not.toHaveAttribute('aria-hidden');
    expect(hidden.closest('p')).toHaveTextContent('12 unread messages');
  });
});
