import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../fixtures/deferred.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';

const read = 'GET /content-manager/collection-types/:uid/:id';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const links = { type: 'component', component: 'shared.seo', repeatable: true } as const;
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;

const statusBox = () => {
  const box = screen.getByRole('heading', { name: 'Status' }).closest('section');
  if (!box) throw new Error('There is no status.');
  return within(box);
};

const problems = () => statusBox().queryAllByRole('button');

describe('the status of an entry', () => {
  it('shows whether it is published and saved; the information shows its author and time', async () => {
    const { user } = await renderGallery();
    expect(statusBox().getByText('Draft')).toBeVisible();
    expect(statusBox().getByText('All changes are saved')).toBeVisible();
    expect(screen.getAllByText('Mia Okonkwo').length).toBeGreaterThan(0);
    expect(statusBox().queryByText(/Mia Okonkwo/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(statusBox().getByText(/^Unsaved changes/)).toHaveTextContent(
      'Unsaved changes. Save them before you publish.',
    );
    expect(statusBox().queryByText('All changes are saved')).not.toBeInTheDocument();
  });

  it('shows that saving a published entry changes the published version', async () => {
    const publishedAt = '2026-11-19T16:40:00.000Z';
    const { user } = await renderGallery({ responses: { [read]: () => ({ ...galleryEntry, publishedAt }) } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(statusBox().getByText(/^Unsaved changes/)).toHaveTextContent(
      'Unsaved changes. Saving updates the published version.',
    );
  });

  it('shows the time of the publication', async () => {
    const publishedAt = '2026-11-19T16:40:00.000Z';
    await renderGallery({ responses: { [read]: () => ({ ...galleryEntry, publishedAt }) } });
    expect(statusBox().getByText('Published', { selector: 'p' })).toHaveTextContent(/ago|yesterday|in|last/);
  });

  it('shows that a new entry is not saved', async () => {
    await renderGallery({ at: createAddress });
    expect(statusBox().getByText('Not saved yet')).toBeVisible();
  });
});

describe('the errors of an entry', () => {
  const type = {
    attributes: { name: { type: 'string', maxLength: 30 }, links, code: { type: 'string', required: true } },
    draftAndPublish: false,
  } as const;
  const stored = {
    ...galleryEntry,
    name: 'House',
    code: null,
    links: [
      { id: 1, metaTitle: 'Tickets' },
      { id: 2, metaTitle: '' },
    ],
  };
  const responses = { [read]: () => stored };

  it('are counted and link to their fields, in closed items as well', async () => {
    const { user } = await renderGallery({ type, responses });
    await screen.findByRole('button', { name: 'Remove SEO 2' });
    expect(problems()).toHaveLength(0);
    expect(statusBox().queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x'.repeat(30));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await statusBox().findByRole('heading', { name: '3 problems to fix' })).toBeVisible();
    expect(problems().map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Links 2 › Meta title',
      'Code',
    ]);
    expect(screen.queryByRole('textbox', { name: /Meta title/ })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());

    statusBox().getByRole('button', { name: 'Links 2 › Meta title' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Meta title/ })).toHaveFocus());
  });

  it('disappear one by one as the values are corrected', async () => {
    const { user } = await renderGallery({ type, responses });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'x'.repeat(30));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await statusBox().findByRole('heading', { name: '3 problems to fix' });
    await user.clear(name);
    expect(await statusBox().findByRole('heading', { name: '2 problems to fix' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove SEO 2' }));
    expect(await statusBox().findByRole('heading', { name: '1 problem to fix' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'c');
    await waitFor(() => expect(statusBox().queryByRole('heading', { level: 3 })).not.toBeInTheDocument());
  });
});

describe('the warning about invalid fields', () => {
  it('is removed by the next successful save', async () => {
    const type = { attributes: { name: { type: 'string', maxLength: 30 } }, draftAndPublish: false } as const;
    const { user } = await renderGallery({
      type,
      responses: { [read]: () => ({ ...galleryEntry, name: 'House' }), [update]: () => galleryEntry },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'x'.repeat(30));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 field needs your attention.')).toBeVisible();
    await user.clear(name);
    await user.type(name, 'House!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('1 field needs your attention.')).not.toBeInTheDocument();
  });
});

describe('errors without a field in the view', () => {
  it('are shown as text in a notification and beside the form', async () => {
    const refuse = () => {
      const errors = [{ path: ['ghost'], message: 'ghost is too pale', name: 'ValidationError' }];
      throw new ApiError({ name: 'ValidationError', message: '', status: 400, details: { errors } });
    };
    const { notices, user } = await renderGallery({ responses: { [update]: refuse } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await statusBox().findByText('ghost: ghost is too pale')).toBeVisible();
    expect(problems()).toHaveLength(0);
    await waitFor(() =>
      expect(notices().at(-1)?.title).toMatchObject({
        values: { field: 'ghost', error: 'ghost is too pale' },
      }),
    );
  });
});

describe('deleting an entry', () => {
  it('is disabled while the entry is being saved', async () => {
    const response = deferred<typeof galleryEntry>();
    const { notices, user } = await renderGallery({ responses: { [update]: () => response.promise } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const button = screen.getByRole('button', { name: 'Delete this entry' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    response.resolve(galleryEntry);
    await waitFor(() => expect(noticeTitles(notices())).toContain('success.record.save'));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });
});
