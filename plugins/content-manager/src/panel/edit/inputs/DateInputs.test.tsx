import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';

describe('a date field', () => {
  it('accepts a typed date, and shows an error for an invalid one', async () => {
    const { requests, user } = await renderGallery({
      type: { attributes: { founded: { type: 'date' }, nextTour: { type: 'datetime' } } },
      responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    const founded = screen.getByRole('textbox', { name: 'Founded' });
    expect(founded).toHaveValue('05/14/1987');
    await user.clear(founded);
    await user.type(founded, '31.12.1999');
    await user.tab();
    expect(await screen.findByText('This is not a valid date.')).toBeVisible();
    expect(founded).toHaveValue('31.12.1999');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(founded).toHaveFocus());
    expect(requests(update)).toHaveLength(0);
    await user.clear(founded);
    await user.type(founded, '12/31/1999');
    const tour = screen.getByRole('textbox', { name: 'Next tour' });
    await user.clear(tour);
    await user.type(tour, 'soon');
    await user.tab();
    expect(await screen.findByText('This is not a valid date and time.')).toBeVisible();
    await user.clear(tour);
    await user.type(tour, '1/2/2027');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(requests(update)[0]?.body).toMatchObject({ founded: '1999-12-31' });
  });
});
