import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../Dialog/index.ts';
import * as stories from './ConfirmDialog.stories.tsx';

const { Alternative, Default, FailingAction, Open } = composeStories(stories);

const confirmButton = () => screen.getByRole('button', { name: 'Delete' });

/** Presses Escape as soon as Cancel has the focus. */
function escapeFromCancel({ target }: FocusEvent): void {
  if ((target as Element).textContent === 'Cancel') fireEvent.keyDown(target as Element, { key: 'Escape' });
}

describe('ConfirmDialog', () => {
  it('shows title and body and focuses Cancel', async () => {
    render(<Open />);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 3 articles?' });
    expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('only closes on Escape', async () => {
    const onConfirm = vi.fn();
    render(<Open onConfirm={onConfirm} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('closes on an Escape that follows its focus above a dialog, which stays open', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open title="Article" onOpenChange={onOpenChange}>
        <Default />
      </Dialog>,
    );
    document.addEventListener('focusin', escapeFromCancel);
    onTestFinished(() => document.removeEventListener('focusin', escapeFromCancel));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('stays open and busy until the action completes, and runs it once', async () => {
    let finish: (() => void) | undefined;
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Open onConfirm={onConfirm} />);
    await userEvent.click(confirmButton());
    expect(confirmButton()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirmButton());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledTimes(1);

    finish?.();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('supports an alternative action, which runs like the main action', async () => {
    let finish: (() => void) | undefined;
    const onChoose = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onConfirm = vi.fn();
    render(<Alternative alternative={{ label: 'Save mine anyway', onChoose }} onConfirm={onConfirm} />);
    const mine = screen.getByRole('button', { name: 'Save mine anyway' });
    await userEvent.click(mine);
    expect(mine).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(onConfirm).not.toHaveBeenCalled();
    finish?.();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('shows an error and allows another attempt', async () => {
    render(<FailingAction open />);
    await userEvent.click(confirmButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Two of the articles are locked');
    expect(confirmButton()).not.toHaveAttribute('aria-busy');
  });
});
