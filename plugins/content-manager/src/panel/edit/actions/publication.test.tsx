import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';

const read = 'GET /content-manager/collection-types/:uid/:id';

describe('publishing an entry', () => {
  it('asks for confirmation if the entry links to drafts', async () => {
    const publish = 'POST /content-manager/collection-types/:uid/:id/actions/publish';
    const { requests, notices, user } = await renderGallery({
      responses: {
        'GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations': () => ({ data: 2 }),
        [publish]: () => ({ ...galleryEntry, publishedAt: '2026-11-20T00:00:00.000Z' }),
      },
    });
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      return screen.findByRole('alertdialog', { name: '2 relations not published' });
    };
    const dialog = await ask();
    expect(dialog).toHaveTextContent('Do you still want to publish?');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(requests(publish)).toHaveLength(0);
    await user.click(within(await ask()).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
    expect(noticeTitles(notices())).toEqual(['success.record.publish']);
  });

  it('asks for confirmation before it unpublishes the entry', async () => {
    const published = { ...galleryEntry, publishedAt: '2026-03-02T08:15:00.000Z' };
    const unpublish = 'POST /content-manager/collection-types/:uid/:id/actions/unpublish';
    const { requests, notices, user } = await renderGallery({
      responses: { [read]: () => published, [unpublish]: () => galleryEntry },
    });
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Unpublish' }));
      return screen.findByRole('alertdialog', { name: 'Unpublish this entry?' });
    };
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    expect(requests(unpublish)).toHaveLength(0);
    await user.click(within(await ask()).getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['success.record.unpublish']));
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('is not possible with unsaved changes', async () => {
    const { user } = await renderGallery();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  });
});
