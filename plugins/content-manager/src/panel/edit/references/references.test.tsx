import type { EntryUses } from '@admin/contract';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const uses = 'GET /content-manager/uses/:uid/:id';
const letter = {
  uid: 'api::letter.letter',
  displayName: 'Letter',
  kind: 'collectionType' as const,
  id: 4,
  title: 'To the mayor',
  locale: null,
  publishedAt: null,
  fields: [
    { path: 'houses', count: 1 },
    { path: 'sections.links', count: 2 },
  ],
};
const home = {
  ...letter,
  uid: 'api::home.home',
  displayName: 'Home',
  kind: 'singleType' as const,
  id: 1,
  title: null,
};

const unknown = (): never => {
  throw new ApiError({ status: 404, name: 'NotFoundError', message: 'Not Found' });
};

describe('the list of entries that link to an entry', () => {
  it('is loaded when the user opens it and links to the entries', async () => {
    const { user } = await renderGallery({
      responses: { [uses]: () => ({ data: { entries: [letter, home], total: 5 } }) },
    });
    await user.click(screen.getByRole('button', { name: 'What links here' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What links here' }));
    expect(await dialog.findByRole('link', { name: 'To the mayor' })).toHaveAttribute(
      'href',
      expect.stringContaining('/content-manager/collection-types/api::letter.letter/4'),
    );
    expect(dialog.getByRole('link', { name: 'Entry 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('/content-manager/single-types/api::home.home'),
    );
    expect(dialog.getByText('Letter · Houses · Sections › Links (2)')).toBeVisible();
    expect(dialog.getAllByText('Draft')).toHaveLength(2);
    expect(dialog.getByText('and 3 more entries')).toBeVisible();
  });

  it('shows a message if it is empty', async () => {
    const { user } = await renderGallery({
      responses: { [uses]: () => ({ data: { entries: [], total: 0 } }) },
    });
    await user.click(screen.getByRole('button', { name: 'What links here' }));
    expect(await screen.findByText('No entry that you may read links to this one.')).toBeVisible();
  });

  it('is no longer offered after the server responds that it has no such route', async () => {
    const { user } = await renderGallery({ responses: { [uses]: unknown } });
    await user.click(screen.getByRole('button', { name: 'What links here' }));
    expect(
      await screen.findByText('This server does not report which entries link to this one.'),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'What links here' })).not.toBeInTheDocument(),
    );
  });
});

describe('the confirmation before an entry is deleted', () => {
  const ask = async (respond: () => { readonly data: EntryUses }, more: object = {}) => {
    const opened = await renderGallery({ responses: { [uses]: respond, ...more } });
    await opened.user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    return { ...opened, dialog: await screen.findByRole('alertdialog') };
  };

  it('shows how many entries lose their link', async () => {
    const { dialog } = await ask(() => ({ data: { entries: [letter], total: 2 } }));
    expect(await within(dialog).findByText('2 entries link to it and will lose the link.')).toBeVisible();
  });

  it('is shown without a number if the server does not report links', async () => {
    const { dialog } = await ask(unknown);
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled();
    expect(within(dialog).queryByText(/lose the link/)).not.toBeInTheDocument();
  });

  it('does not request the links again after the deletion', async () => {
    const { dialog, requests, user } = await ask(() => ({ data: { entries: [], total: 0 } }), {
      'DELETE /content-manager/collection-types/:uid/:id': () => galleryEntry,
    });
    await waitFor(() => expect(requests(uses)).toHaveLength(1));
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(requests(uses)).toHaveLength(1);
  });
});
