import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Grid12.stories.tsx';

const { Default } = composeStories(stories);

describe('Grid12', () => {
  it('renders cells in order with their spans', async () => {
    const { container } = render(<Default />);
    const spans = [...container.querySelectorAll('[data-span]')].map((cell) =>
      cell.getAttribute('data-span'),
    );
    expect(spans).toEqual(['8', '4', '6', '6', '4', '4', '4', '12']);
  });
});
