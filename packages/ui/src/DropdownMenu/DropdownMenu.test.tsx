import { composeStories } from '@storybook/react-vite';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { preloadLayers } from '../LateTrigger/index.ts';
import * as stories from './DropdownMenu.stories.tsx';

const { Choices, Default, Footer, FooterItems, NamedTrigger, Open, States } = composeStories(stories);

// The code of tooltips and menus is loaded with the page in the panel, too.
beforeAll(preloadLayers);

async function openMenu(name: string) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

describe('DropdownMenu', () => {
  it('opens by keyboard, runs the selected action and restores the focus', async () => {
    const onSelect = vi.fn();
    render(
      <Default
        items={[
          { id: 'edit', label: 'Edit', onSelect: vi.fn() },
          { id: 'copy', label: 'Copy', onSelect },
        ]}
      />,
    );
    await openMenu('Article actions');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Article actions' })).toHaveFocus();
  });

  it('does not take the focus from an element that was focused while it closed', async () => {
    render(
      <>
        <Default />
        <input aria-label="Next" />
      </>,
    );
    await openMenu('Article actions');
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    const next = screen.getByRole('textbox', { name: 'Next' });
    act(() => next.focus());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(next).toHaveFocus();
  });

  it('focuses an item by typeahead', async () => {
    render(<Default />);
    await openMenu('Article actions');
    await userEvent.keyboard('del');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  });

  it('renders a link item as a link', () => {
    render(<Open />);
    expect(screen.getByRole('menuitem', { name: 'Open the preview' })).toHaveAttribute('href', '#preview');
  });

  it('passes the elements of its items to their refs while it is open', () => {
    const refs = { action: vi.fn(), link: vi.fn(), option: vi.fn() };
    const { unmount } = render(
      <Open
        items={[
          { id: 'edit', label: 'Edit', onSelect: vi.fn(), elementRef: refs.action },
          { kind: 'link', id: 'preview', label: 'Preview', href: '#preview', elementRef: refs.link },
          {
            kind: 'radio-group',
            id: 'density',
            label: 'Density',
            value: '',
            onValueChange: vi.fn(),
            options: [{ value: 'compact', label: 'Compact', elementRef: refs.option }],
          },
        ]}
      />,
    );
    expect(refs.action).toHaveBeenCalledWith(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(refs.link).toHaveBeenCalledWith(screen.getByRole('menuitem', { name: 'Preview' }));
    expect(refs.option).toHaveBeenCalledWith(screen.getByRole('menuitemradio', { name: 'Compact' }));
    unmount();
    expect(refs.action).toHaveBeenLastCalledWith(null);
  });

  it('opens a submenu with the arrow key', async () => {
    render(<Default />);
    await openMenu('Article actions');
    await userEvent.keyboard('fill{ArrowRight}');
    expect(await screen.findByRole('menuitem', { name: 'Français' })).toHaveFocus();
  });

  it('stays open for checkbox items and closes for radio items', async () => {
    render(<Choices />);
    await openMenu('View');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Author' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await openMenu('View');
    expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked();
  });

  it('is described by its footer', async () => {
    render(<Footer />);
    expect(screen.getByRole('menu')).toHaveAccessibleDescription('Version 3, saved two minutes ago');
  });

  it('includes the items of its footer in the arrow-key order', async () => {
    render(<FooterItems open={undefined} />);
    await openMenu('Article actions');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Help with articles' })).toHaveFocus();
  });

  it('shows the tooltip of its trigger on focus, and hides it while open', async () => {
    render(<NamedTrigger />);
    await userEvent.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Article actions');
    expect(screen.getByRole('button', { name: 'Article actions' })).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('does not run a disabled action and shows the reason', async () => {
    render(<States />);
    const publish = screen.getByRole('menuitem', { name: /^Publish/ });
    expect(publish).toHaveAttribute('aria-disabled', 'true');
    expect(publish).toHaveTextContent('Two required fields are empty');
  });
});
