import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './Spinner.stories.tsx';

const { Decoration, Default } = composeStories(stories);

describe('Spinner', () => {
  it('announces its label', () => {
    render(<Default />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading the entries');
  });

  it('is silent without a label', () => {
    render(<Decoration />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
