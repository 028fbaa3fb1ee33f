import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Avatar.stories.tsx';
import { initialsOf } from './initials.ts';

const { Default, WithName } = composeStories(stories);

describe('Avatar', () => {
  it('shows the initials and has the full name as its accessible name', () => {
    render(<Default />);
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  });

  it('is hidden from assistive technology if the label is empty', () => {
    render(<WithName />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Edsger Wybe Dijkstra', 'ED'],
    ['  madonna ', 'M'],
    ['Émile Åkesson', 'ÉÅ'],
    ['👩‍🚀 Ride', '👩‍🚀R'],
    ['E\u0301mile Zola', 'E\u0301Z'],
    ['', ''],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('are found without a segmenter, which browsers load slowly, for most European names', () => {
    const segmenter = vi.spyOn(Intl, 'Segmenter');
    initialsOf('Ada Łukasiewicz');
    expect(segmenter).not.toHaveBeenCalled();
    segmenter.mockRestore();
  });
});
