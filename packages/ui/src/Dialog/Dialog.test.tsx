import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import * as stories from './Dialog.stories.tsx';

const { BlocksOutsideClick, Default, Open, TwoLayers } = composeStories(stories);

const scrim = () => document.querySelector('[class*="scrim"]')!;

describe('Dialog', () => {
  it('opens with title and description and moves the focus inside', async () => {
    render(<Default />);
    await userEvent.click(screen.getByRole('button', { name: 'Add locale' }));
    const dialog = screen.getByRole('dialog', { name: 'Add a locale' });
    expect(dialog).toHaveAccessibleDescription('Every entry can then be written in this language, too.');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(screen.getByLabelText('Display name')).toHaveFocus();
  });

  it('keeps the focus inside when Tab is pressed on the last control', async () => {
    render(<Open />);
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 8; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('closes on Escape and restores the focus', async () => {
    render(<Default />);
    const opener = screen.getByRole('button', { name: 'Add locale' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes with its close button', async () => {
    render(<Open />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes only the topmost layer on Escape', async () => {
    render(<TwoLayers />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the inner dialog' }));
    expect(screen.getByRole('dialog', { name: 'Inner' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBeInTheDocument();
  });

  it('closes on a click outside unless outsideClick is block', async () => {
    const { unmount } = render(<Open />);
    await userEvent.click(scrim());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();

    render(<BlocksOutsideClick />);
    await userEvent.click(scrim());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('can only be closed by its own actions if dismissal is none', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Dialog dismissal="none" onOpenChange={onOpenChange} open title="Sign in again">
        <button type="button">Sign in</button>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(scrim());
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Sign in']);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
