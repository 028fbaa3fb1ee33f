import { definePlugin, headerActions, type EditedEntry } from '@admin/shell';
import type { Action, ActionFold } from '@admin/shell/host';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const publish = 'POST /content-manager/collection-types/:uid/:id/actions/publish';
const draft = { ...galleryEntry, publishedAt: null };
const responses = {
  'GET /content-manager/collection-types/:uid/:id': () => draft,
  'GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations': () => ({ data: 0 }),
  [update]: ({ body }: { readonly body: object }) => ({ ...draft, ...body }),
  [publish]: () => galleryEntry,
};

const desk = (...contributions: readonly (ActionFold<EditedEntry> | Action<EditedEntry>)[]) =>
  definePlugin({
    id: 'desk',
    contributes: contributions.map((contribution) => headerActions.add(contribution)),
  });

const named = (label: string, rest: Partial<Action<EditedEntry>> = {}): Action<EditedEntry> => ({
  id: `desk.${label}`,
  useAction: () => ({ label, run: () => undefined }),
  ...rest,
});

const buttons = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((label) => ['Ask', 'Check', 'Publish', 'Save', 'Undo all'].includes(label));

const type = (user: { type: (field: Element, text: string) => Promise<void> }) =>
  user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');

beforeEach(() => localStorage.clear());

describe('the buttons of the edit view', () => {
  it('follow those of plugins, which can take a place among them', async () => {
    await renderGallery({
      responses,
      plugins: [desk(named('Ask'), named('Check', { before: 'save' }), named('Undo all', { after: 'save' }))],
    });
    expect(buttons()).toEqual(['Ask', 'Publish', 'Check', 'Save', 'Undo all']);
  });

  it('can be hidden, and Ctrl+S does nothing without the save button', async () => {
    const plugins = [desk((existing) => existing.filter(({ id }) => id !== 'publish' && id !== 'save'))];
    const { requests } = await createTestPanel(galleryPanel({ responses, plugins }));
    const user = userEvent.setup();
    await screen.findByRole('textbox', { name: 'Name' });
    expect(screen.queryAllByRole('button', { name: /^(?:Publish|Save)$/ })).toEqual([]);
    await type(user);
    await user.keyboard('{Control>}s{/Control}');
    expect(requests(update)).toEqual([]);
  });

  it('can be wrapped: the shortcut runs what the button runs', async () => {
    const order: string[] = [];
    const { user, requests } = await renderGallery({
      responses,
      plugins: [
        desk((existing) =>
          existing.map((action) => {
            if (action.id !== 'save') return action;
            return {
              ...action,
              useAction(entry) {
                const description = action.useAction(entry);
                if (!description?.run) return description;
                const run = async () => {
                  order.push('before');
                  await description.run();
                  order.push('after');
                };
                return { ...description, label: 'Save', run };
              },
            };
          }),
        ),
      ],
    });
    await type(user);
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(order).toEqual(['before', 'after']));
    expect(requests(update)).toHaveLength(1);
    await type(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(2));
  });

  it('can ask for a confirmation first', async () => {
    const { user, requests } = await renderGallery({
      responses,
      plugins: [
        desk((existing) =>
          existing.map((action) => {
            if (action.id !== 'publish') return action;
            return {
              ...action,
              useAction(entry) {
                const description = action.useAction(entry);
                return description?.run
                  ? { ...description, confirm: { title: 'Publish it now?' } }
                  : description;
              },
            };
          }),
        ),
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByRole('alertdialog', { name: 'Publish it now?' });
    expect(requests(publish)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(requests(publish)).toHaveLength(1));
  });

  it('say why publishing has to wait', async () => {
    const { user } = await renderGallery({ responses });
    await type(user);
    const button = screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await user.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Save');
  });
});
