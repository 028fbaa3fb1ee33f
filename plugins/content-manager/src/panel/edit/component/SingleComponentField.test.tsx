import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';

describe('an optional single component', () => {
  it('is added with its defaults and removed, and the focus follows', async () => {
    const { requests, user } = await renderGallery({
      type: { attributes: { visit: { type: 'component', component: 'place.visit' } } },
      responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    await user.click(screen.getByRole('button', { name: 'Add SEO' }));
    expect(screen.getByRole('textbox', { name: 'Meta title' })).toHaveFocus();
    expect(screen.getByRole('switch', { name: 'No index' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Visit' }));
    expect(screen.getByRole('button', { name: 'Add Visit' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Visit' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove Visit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.body).toEqual({ visit: null }));
  });
});
