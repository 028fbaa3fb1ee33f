import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Icon.stories.tsx';

const { Default, Named } = composeStories(stories);

describe('Icon', () => {
  it('is silent to screen readers beside a text', () => {
    const { container } = render(<Default />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is an image with a name when it stands alone', () => {
    render(<Named />);
    expect(screen.getByRole('img', { name: 'Locked' })).not.toHaveAttribute('aria-hidden');
  });

  it('is drawn at 16 px with a stroke of 1.75 unless told otherwise', () => {
    const { container } = render(<Default />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '16');
    expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '1.75');
  });
});
