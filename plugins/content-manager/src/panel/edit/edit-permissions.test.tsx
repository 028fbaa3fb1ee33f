import { ApiError } from '@admin/shell';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { galleryEntry } from './fixtures/gallery-entry.ts';
import { renderGallery } from './fixtures/render-gallery.tsx';

const read = 'GET /content-manager/collection-types/:uid/:id';
const update = 'PUT /content-manager/collection-types/:uid/:id';

beforeEach(() => localStorage.clear());

describe('the edit view for a user with limited permissions', () => {
  it('shows fields as writable, read-only, or not at all', async () => {
    await renderGallery({
      type: {
        attributes: {
          name: { type: 'string' },
          code: { type: 'string' },
          email: { type: 'email' },
          summary: { type: 'text' },
        },
        arrange: ({ metadatas, ...rest }) => {
          const { code, ...others } = metadatas;
          return code
            ? {
                ...rest,
                metadatas: { ...others, code: { ...code, edit: { ...code.edit, editable: false } } },
              }
            : { ...rest, metadatas };
        },
      },
      granted: { read: ['name', 'code', 'email'], update: ['name', 'code'] },
    });
    expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled();
    // The layout makes the field read-only for all users.
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'Summary' })).not.toBeInTheDocument();
    expect(screen.getByText('You do not have permission to see this field')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this entry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('collapses adjacent fields that the user may not see into one line', async () => {
    const text = { type: 'string' } as const;
    const attributes = { name: text, one: text, two: text, three: text, last: text, summary: text };
    const fields = ['name', 'last'];
    const { user } = await renderGallery({
      type: { attributes },
      granted: { read: fields, update: fields },
    });
    const line = screen.getByText('You do not have permission to see 2 fields');
    const placeholders = screen.getAllByText('You do not have permission to see this field');
    expect(placeholders.map((one) => one.closest('details')?.open)).toEqual([
      undefined,
      false,
      false,
      undefined,
    ]);
    await user.click(line);
    expect(line.closest('details')).toHaveProperty('open', true);
    expect(screen.getByText('Two')).toBeVisible();
  });

  it('does not remove a component with fields that the user may not write', async () => {
    const visit = { type: 'component', component: 'place.visit' } as const;
    const granted = { read: ['visit.address'], update: ['visit.address'] };
    await renderGallery({ type: { attributes: { visit } }, granted });
    expect(screen.getByRole('textbox', { name: 'Address' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Remove Visit' })).not.toBeInTheDocument();
  });

  it('does not offer a component that the user cannot complete', async () => {
    const seo = { type: 'component', component: 'shared.seo' } as const;
    const granted = { read: ['seo.noIndex'], update: ['seo.noIndex'] };
    const responses = { [read]: () => ({ ...galleryEntry, seo: null }) };
    await renderGallery({ type: { attributes: { seo }, draftAndPublish: false }, granted, responses });
    expect(screen.getByText('Nothing here yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add SEO' })).not.toBeInTheDocument();
  });

  it('does not validate values that the user may not read', async () => {
    const links = { type: 'component', component: 'shared.seo', repeatable: true } as const;
    const fields = ['name', 'links.noIndex'];
    const { requests, user } = await renderGallery({
      type: {
        attributes: { name: { type: 'string' }, code: { type: 'string', required: true }, links },
        draftAndPublish: false,
      },
      granted: { read: [...fields, 'code'], update: fields },
      responses: {
        [read]: () => ({ ...galleryEntry, code: null, links: [{ id: 1, noIndex: true }] }),
        [update]: () => {
          throw new ApiError({
            name: 'ValidationError',
            message: '2 errors occurred',
            status: 400,
            details: {
              errors: ['links.0.metaTitle', 'code'].map((path) => ({
                path: path.split('.'),
                message: `${path} must be defined.`,
                name: 'ValidationError',
              })),
            },
          });
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(await screen.findByText('code must be defined.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'SEO 1' }));
    expect(
      await screen.findByText(/^links\.0\.metaTitle must be defined\. You may not change/),
    ).toBeVisible();
  });
});
