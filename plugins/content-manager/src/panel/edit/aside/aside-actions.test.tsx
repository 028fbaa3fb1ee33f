import { asideActions, definePlugin, type EditedEntry } from '@admin/shell';
import type { ActionFold } from '@admin/shell/host';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const remove = 'DELETE /content-manager/collection-types/:uid/:id';

const desk = (fold: ActionFold<EditedEntry>) =>
  definePlugin({ id: 'desk', contributes: [asideActions.add(fold)] });

describe('Discard changes', () => {
  it('restores the saved values after a confirmation', async () => {
    const { user } = await renderGallery();
    const button = screen.getByRole('button', { name: 'Discard changes' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    const saved = name.value;
    await user.type(name, '!');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await user.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Discard all unsaved changes?' });
    expect(name).toHaveDisplayValue(`${saved}!`);
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(name).toHaveDisplayValue(saved));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true'),
    );
  });

  it('is hidden from users who may not save', async () => {
    await createTestPanel(galleryPanel({ granted: { read: null } }));
    await screen.findByRole('textbox', { name: 'Name' });
    await screen.findByRole('button', { name: 'What links here' });
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  });
});

describe('the actions beside the form', () => {
  it('can be hidden and reordered by a plugin', async () => {
    const order = ['delete', 'references'];
    await renderGallery({
      plugins: [desk((existing) => order.flatMap((id) => existing.filter((action) => action.id === id)))],
    });
    const labels = screen
      .getAllByRole('button', { name: /^(?:Delete this entry|What links here|Discard changes)$/ })
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['Delete this entry', 'What links here']);
    expect(screen.queryByRole('link', { name: 'Configure the view' })).not.toBeInTheDocument();
  });

  it('precede the built-in ones if they name no position', async () => {
    await renderGallery({
      plugins: [
        definePlugin({
          id: 'desk',
          contributes: [
            asideActions.add({
              id: 'desk.print',
              useAction: () => ({ label: 'Print', run: () => undefined }),
            }),
          ],
        }),
      ],
    });
    const print = screen.getByRole('button', { name: 'Print' });
    const references = screen.getByRole('button', { name: 'What links here' });
    expect(print.compareDocumentPosition(references)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('can be wrapped: Delete runs only after the confirmation of the plugin', async () => {
    const { user, requests } = await renderGallery({
      responses: { [remove]: () => galleryEntry },
      plugins: [
        desk((existing) =>
          existing.map((action) => {
            if (action.id !== 'delete') return action;
            return {
              ...action,
              useAction(entry) {
                const description = action.useAction(entry);
                return description?.run
                  ? { ...description, confirm: { title: 'Delete for all readers?', label: 'Delete for all' } }
                  : description;
              },
            };
          }),
        ),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete for all readers?' });
    expect(requests(remove)).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete for all' }));
    await waitFor(() => expect(requests(remove)).toHaveLength(1));
  });
});
