import { ApiError } from '@admin/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../fixtures/deferred.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const create = 'POST /content-manager/collection-types/:uid';
const update = 'PUT /content-manager/collection-types/:uid/:id';

describe('leaving the edit view', () => {
  it('asks for confirmation if there are unsaved changes', async () => {
    const { user } = await renderGallery();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveValue('House of Small Machines!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  });

  it('saves and continues on request', async () => {
    const { user, requests } = await renderGallery({
      responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(requests(update)).toMatchObject([{ body: { name: 'House of Small Machines!' } }]);
  });

  it('saves a new entry and continues, without opening it first', async () => {
    const { user, location, requests } = await renderGallery({
      at: `/content-manager/collection-types/${galleryUid}/create`,
      responses: {
        [create]: ({ body }) => ({ ...galleryEntry, ...body, id: 77 }),
        'POST /content-manager/uid/generate': { data: 'glass' },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Glass');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(requests(create)).toHaveLength(1);
    expect(location()).not.toContain('77');
  });

  it('is cancelled with the error at its field when saving fails, and possible later', async () => {
    const { user, requests } = await renderGallery({
      type: { attributes: { name: { type: 'string', maxLength: 23 } } },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, '!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(requests(update)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  });

  it('is cancelled when the server rejects the save', async () => {
    const { user } = await renderGallery({
      responses: {
        [update]: () => {
          throw new ApiError({ name: 'x', message: 'The request is too large.', status: 413 });
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText('The request is too large.')).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines!');
  });

  it('closes the confirmation once the changes have been saved', async () => {
    const response = deferred<typeof galleryEntry>();
    const { user } = await renderGallery({ responses: { [update]: () => response.promise } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    act(() => response.resolve({ ...galleryEntry, name: 'House of Small Machines!' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines!');
  });
});

describe('the first save of an entry while its page is left', () => {
  it('does not lead back to it', async () => {
    const response = deferred<typeof galleryEntry>();
    const { user, location, notices } = await renderGallery({
      at: `/content-manager/collection-types/${galleryUid}/create`,
      responses: {
        'POST /content-manager/collection-types/:uid': () => response.promise,
        'POST /content-manager/uid/generate': { data: 'glass' },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Glass');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    const left = location();
    act(() => response.resolve({ ...galleryEntry, id: 77 }));
    await waitFor(() => expect(notices()).toContainEqual(expect.objectContaining({ tone: 'success' })));
    expect(location()).toBe(left);
  });
});

describe('the edit view after a redirect', () => {
  it('shows for five seconds why the previous page could not be opened', async () => {
    const { notices } = await renderGallery({ state: { error: 'This page is gone.' } });
    expect(notices()).toMatchObject([{ tone: 'warning', title: 'This page is gone.', timeout: 5_000 }]);
  });
});
