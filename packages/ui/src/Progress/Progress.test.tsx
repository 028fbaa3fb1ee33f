import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Progress } from './Progress.tsx';
import * as stories from './Progress.stories.tsx';

const { Default, Indeterminate } = composeStories(stories);

describe('Progress', () => {
  it('has the name and the value of the work', () => {
    render(<Default max={10} value={4} />);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading mill.png' });
    expect([bar.value, bar.max, bar.position]).toEqual([4, 10, 0.4]);
  });

  it('has no value while the progress is unknown', () => {
    render(<Indeterminate />);
    expect(screen.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1);
  });

  it('can be named by another element', () => {
    render(
      <>
        <span id="step">Publishing</span>
        <Progress labelledBy="step" />
      </>,
    );
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Publishing');
  });
});
