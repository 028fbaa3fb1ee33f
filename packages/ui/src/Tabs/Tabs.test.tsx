import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

  it('moves to the first and the last tab, and from the last to the first', async () => {
    render(<Default />);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'History' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Content' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('tabpanel', { name: 'Content' })).toBeVisible();
  });

  it('selects on a click without a mouse, and not with the secondary button', async () => {
    render(<Default />);
    await userEvent.pointer({ keys: '[MouseRight]', target: screen.getByRole('tab', { name: 'History' }) });
    expect(screen.getByRole('tabpanel', { name: 'Content' })).toBeVisible();
    fireEvent.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByRole('tabpanel', { name: 'History' })).toBeVisible();
  });

  it('keeps tabs mounted that were selected, with keepsOpened', () => {
    const { rerender } = render(<Default keepsOpened value="content" />);
    const content = screen.getByText('Title, text and pictures.');
    rerender(<Default keepsOpened value="history" />);
    expect(content).not.toBeVisible();
    expect(screen.queryByText('Four comments.')).toBeNull();
    rerender(<Default keepsOpened value="content" />);
    expect(content).toBeVisible();
  });

  it('measures nothing, so that a form with tabs is painted without computing its styles twice', () => {
    const measure = vi.spyOn(window, 'getComputedStyle');
    render(<Default keepsOpened value="content" />);
    expect(measure).not.toHaveBeenCalled();
    measure.mockRestore();
  });
});
