import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DirectionProvider } from '../Direction/index.ts';
import * as stories from './Tabs.stories.tsx';

const { Default, States } = composeStories(stories);

describe('Tabs', () => {
  it('shows the first panel, and the next one on an arrow key', async () => {
    render(<Default />);
    expect(screen.getByRole('tabpanel', { name: 'Content' })).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Comments 4');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Four comments.');
  });

  it('reverses the arrow keys in right-to-left pages', async () => {
    render(
      <DirectionProvider direction="rtl">
        <Default />
      </DirectionProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Four comments.');
  });

  it('only moves the focus with arrow keys when activation is manual', async () => {
    render(<Default activation="manual" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Title, text');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Four comments.');
  });

  it('skips a disabled tab', async () => {
    render(<States />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Content' })).toHaveFocus();
  });
});
