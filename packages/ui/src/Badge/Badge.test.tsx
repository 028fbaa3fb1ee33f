import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Badge.stories.tsx';

const { Default, States } = composeStories(stories);

describe('Badge', () => {
  it('conveys its state in text, not only by color', () => {
    render(<Default />);
    expect(screen.getByText('Published')).toBeVisible();
  });

  it('renders every tone', async () => {
    const { container } = render(<States />);
    const tones = new Set(
      [...container.querySelectorAll('span[data-tone]')].map((badge) => badge.getAttribute('data-tone')),
    );
    expect(tones).toEqual(new Set(['neutral', 'accent', 'success', 'warning', 'danger', 'info']));
  });
});
