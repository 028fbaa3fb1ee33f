import { ApiError, definePlugin } from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { addressParameters } from '../../../../points.ts';
import type { LinkText } from '../commands/links.ts';
import { galleryEntry } from '../../fixtures/gallery-entry.ts';
import { everything, galleryPermissions, type Granted } from '../../fixtures/gallery-permissions.ts';
import { galleryAnswers, galleryUid } from '../../fixtures/gallery-type.ts';
import { LinkForm } from './LinkForm.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const read = 'GET /content-manager/collection-types/:uid/:id';
const entry = { __type: galleryUid, id: galleryEntry.id };

/** The form of a link, for somebody with these permissions on galleries. */
async function open(
  link: LinkText,
  {
    isThere = true,
    isListed = isThere,
    granted = everything,
  }: { readonly isThere?: boolean; readonly isListed?: boolean; readonly granted?: Granted } = {},
) {
  const onSave = vi.fn<(link: LinkText) => void>();
  const { init, configuration } = galleryAnswers({
    attributes: { name: { type: 'string' }, slug: { type: 'uid', targetField: 'name' } },
  });
  const stored = { ...galleryEntry, name: 'Hall of clocks', slug: 'hall-of-clocks' };
  const results = isListed ? [stored] : [];
  const { requests } = await createTestPanel({
    at: '/?plugins[i18n][locale]=fr',
    plugins: [
      definePlugin({ id: 'content-manager', points: [addressParameters] }),
      definePlugin({
        id: 'i18n',
        contributes: [addressParameters.add({ id: 'i18n.locale', queryParam: 'locale' })],
      }),
    ],
    permissions: galleryPermissions(granted),
    answers: {
      'GET /content-manager/init': init,
      'GET /content-manager/content-types-settings': {
        data: [
          { uid: galleryUid, settings: { ...configuration.data.contentType.settings, mainField: 'name' } },
        ],
      },
      [read]: () => {
        if (isThere) return stored;
        throw new ApiError({ name: 'NotFoundError', message: '', status: 404 });
      },
      [list]: () => ({ results, pagination: { page: 1, pageSize: 10, pageCount: 1, total: results.length } }),
    },
    content: <LinkForm link={link} onCancel={() => undefined} onRemove={undefined} onSave={onSave} />,
  });
  return { onSave, requests, user: userEvent.setup() };
}

const address = () => screen.getByRole('textbox', { name: 'Address' });

describe('a link to an entry', () => {
  it('is found among those that may be read, and has words and an address then', async () => {
    const { onSave, requests, user } = await open({ words: '', url: '' });
    const search = await screen.findByRole('combobox', { name: 'Entry' });
    expect(requests(list)).toHaveLength(0);
    await user.type(search, 'clocks');
    await waitFor(() => expect(requests(list).at(-1)?.query).toMatchObject({ _q: 'clocks', locale: 'fr' }));
    await user.click(await screen.findByRole('option', { name: 'Hall of clocks' }));
    expect(address()).toHaveValue('/galleries/hall-of-clocks');
    expect(await screen.findByRole('button', { name: 'Unlink Hall of clocks' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(onSave).toHaveBeenCalledWith({
      words: 'Hall of clocks',
      url: '/galleries/hall-of-clocks',
      entry,
    });
  });

  it('keeps the address that was typed, and leads elsewhere once another one is typed', async () => {
    const { onSave, user } = await open({ words: 'Hall', url: '/hall', entry });
    expect(await screen.findByRole('button', { name: 'Unlink Hall of clocks' })).toBeVisible();
    await user.type(address(), 's');
    expect(screen.queryByRole('button', { name: /^Unlink/ })).not.toBeInTheDocument();
    await user.type(await screen.findByRole('combobox', { name: 'Entry' }), 'clocks');
    await user.click(await screen.findByRole('option', { name: 'Hall of clocks' }));
    expect(address()).toHaveValue('/halls');
    await user.click(screen.getByRole('button', { name: /^Unlink/ }));
    await user.click(screen.getByRole('button', { name: 'Save link' }));
    expect(onSave).toHaveBeenCalledWith({ words: 'Hall', url: '/halls', entry: undefined });
  });

  it('is named where it is in another language than the lists', async () => {
    await open({ words: 'Hall', url: '/hall', entry }, { isListed: false });
    expect(await screen.findByRole('button', { name: 'Unlink Hall of clocks' })).toBeVisible();
  });

  it('says that its entry is gone, where that is so or nobody may know better', async () => {
    await open({ words: 'Hall', url: '/hall', entry }, { isThere: false });
    expect(await screen.findByText(/is gone, or you may not read it/)).toBeVisible();
  });

  it('is not offered where no entries may be read', async () => {
    const { user } = await open({ words: 'Hall', url: '' }, { granted: { create: null } });
    await user.type(address(), '/hall');
    expect(screen.queryByRole('combobox', { name: 'Entry' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save link' })).not.toHaveAttribute('aria-disabled', 'true');
  });
});
