import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';

describe('an entry that somebody else saved meanwhile', () => {
  const stale = new ApiError({
    name: 'PreconditionFailedError',
    message: 'stale',
    status: 412,
    details: {
      current: '"v9"',
      updatedAt: '2026-11-20T09:30:00.000Z',
      updatedBy: { id: 2, firstname: 'Tomasz', lastname: 'Nowak', username: null },
    },
  });
  const meetConflict = async () => {
    const rendered = await renderGallery({
      answers: {
        [update]: ({ body, headers }) => {
          if (headers?.['If-Match'] !== '"v9"') throw stale;
          return { ...galleryEntry, ...body };
        },
      },
    });
    await rendered.user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else saved this entry' });
    return { ...rendered, dialog, choose: (name: string) => within(dialog).getByRole('button', { name }) };
  };

  it('says who and when, and lets the user take their version', async () => {
    const { choose, dialog, user } = await meetConflict();
    expect(dialog).toHaveTextContent(/Tomasz Nowak saved another version on Nov 20, 2026/);
    await user.click(choose('Take theirs'));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines'),
    );
  });

  it('saves mine anyway, over the version that it names', async () => {
    const { choose, http, notices, user } = await meetConflict();
    await user.click(choose('Save mine anyway'));
    await waitFor(() => expect(noticeTitles(notices)).toEqual(['success.record.save']));
    expect(http.callsTo(update).at(-1)?.options).toMatchObject({
      body: { name: 'House of Small Machines!' },
      headers: { 'If-Match': '"v9"' },
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('keeps what was typed while the user looks at it again', async () => {
    const { choose, http, user } = await meetConflict();
    await user.click(choose('Keep editing'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines!');
    expect(http.callsTo(update)).toHaveLength(1);
  });

  it('is not published unseen', async () => {
    const { user } = await renderGallery({
      answers: {
        'GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations': () => ({ data: 0 }),
        'POST /content-manager/collection-types/:uid/:id/actions/publish': () => {
          throw new ApiError({ name: 'PreconditionFailedError', message: 'stale', status: 412 });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else saved this entry' });
    expect(dialog).toHaveTextContent('Somebody saved another version, while you were editing.');
    expect(within(dialog).queryByRole('button', { name: 'Save mine anyway' })).not.toBeInTheDocument();
  });
});
