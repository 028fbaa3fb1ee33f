import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './Pagination.stories.tsx';

const { Default, Links, States } = composeStories(stories);

const navigation = () => within(screen.getByRole('navigation', { name: 'Pagination' }));

describe('Pagination', () => {
  it('shows the range of rows and marks the current page', () => {
    render(<Default />);
    expect(screen.getByText('31–40 of 235')).toBeInTheDocument();
    expect(navigation().getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 4');
  });

  it('navigates to the next page and to a selected page', async () => {
    const onPageChange = vi.fn();
    render(<Default onPageChange={onPageChange} />);
    await userEvent.click(navigation().getByRole('button', { name: 'Next page' }));
    await userEvent.click(navigation().getByRole('button', { name: 'Page 24' }));
    expect(onPageChange.mock.calls).toEqual([[5], [24]]);
    expect(navigation().getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('renders links if pages have URLs', () => {
    render(<Links />);
    expect(navigation().getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page=5');
    expect(navigation().getByRole('link', { current: 'page' })).toHaveAttribute('href', '#page=4');
  });

  it('leaves Ctrl + click to the browser', async () => {
    const onPageChange = vi.fn();
    const user = userEvent.setup();
    render(<Links onPageChange={onPageChange} />);
    await user.keyboard('{Control>}');
    await user.click(navigation().getByRole('link', { name: 'Next page' }));
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('calls onPagePress when a press starts, and for clicks without a pointer', async () => {
    const onPagePress = vi.fn();
    const user = userEvent.setup();
    render(<Links onPagePress={onPagePress} />);
    const next = navigation().getByRole('link', { name: 'Next page' });
    await user.pointer({ target: next, keys: '[MouseLeft>]' });
    expect(onPagePress.mock.calls).toEqual([[5]]);
    await user.pointer('[/MouseLeft]');
    expect(onPagePress).toHaveBeenCalledTimes(1);
    next.click();
    expect(onPagePress.mock.calls).toEqual([[5], [6]]);
  });

  it('changes the page size', async () => {
    const onPageSizeChange = vi.fn();
    render(<Default onPageSizeChange={onPageSizeChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Entries per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '50' }));
    expect(onPageSizeChange).toHaveBeenCalledExactlyOnceWith(50);
  });

  it('shows no navigation for a single page', () => {
    render(<States />);
    expect(screen.getAllByRole('navigation')).toHaveLength(4);
    expect(screen.getByText('0–0 of 0')).toBeInTheDocument();
  });
});
