import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { preloadLayers } from '../LateTrigger/index.ts';
import * as stories from './TriggeredMenu.stories.tsx';

const { Default } = composeStories(stories);

// The code of menus is loaded with the page in the panel, too.
beforeAll(preloadLayers);

const button = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });

describe('TriggeredMenu', () => {
  it('opens by keyboard at the button that has the focus, is labelled by it, and returns the focus', async () => {
    const onSelect = vi.fn<(name: string) => void>();
    render(<Default onSelect={onSelect} />);
    button('Winter').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Actions for Winter' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Duplicate Winter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['Winter']]);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button('Winter')).toHaveFocus();
  });

  it('exposes on its button whether it is open', async () => {
    render(<Default />);
    expect(button('Bread')).toHaveAttribute('aria-haspopup', 'menu');
    expect(button('Bread')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Bread'));
    const menu = await screen.findByRole('menu');
    expect(button('Bread')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Bread')).toHaveAttribute('aria-controls', menu.id);
    await userEvent.keyboard('{Escape}');
    expect(button('Bread')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Bread')).not.toHaveAttribute('aria-controls');
  });

  it('closes when the button of another menu is pressed, which opens', async () => {
    render(<Default />);
    await userEvent.click(button('Bread'));
    await screen.findByRole('menuitem', { name: 'Duplicate Bread' });
    await userEvent.click(button('Harbour'));
    expect(await screen.findByRole('menuitem', { name: 'Duplicate Harbour' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Duplicate Bread' })).not.toBeInTheDocument(),
    );
    expect(button('Bread')).toHaveAttribute('aria-expanded', 'false');
  });

  it('is rendered only for buttons that the user has reached', async () => {
    const { container } = render(<Default />);
    const before = container.innerHTML;
    await userEvent.hover(button('Bread'));
    expect(container.innerHTML).toBe(before);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
