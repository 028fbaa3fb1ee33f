import type { LinkedEntryFieldProps } from '@admin/editors';
import type { LinkedEntry } from '@admin/content-model';
import { pageOf } from '@admin/fixtures';
import { ApiError, definePlugin } from '@admin/shell';
import { createTestPanel } from '@admin/shell/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { addressParameters } from '../../../points.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { everything, galleryPermissions, type Granted } from '../fixtures/gallery-permissions.ts';
import { galleryResponses, galleryUid } from '../fixtures/gallery-type.ts';
import LinkedEntryField from './LinkedEntryField.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const read = 'GET /content-manager/collection-types/:uid/:id';
const clocks = { __type: galleryUid, id: galleryEntry.id };

/** The field with the entry that it links, as the link dialog shows it. */
function Linking({
  first,
  onPick,
}: { readonly first?: LinkedEntry } & Pick<LinkedEntryFieldProps, 'onPick'>) {
  const [entry, setEntry] = useState(first);
  return (
    <LinkedEntryField
      entry={entry}
      onPick={(picked, details) => {
        setEntry(picked);
        onPick(picked, details);
      }}
      onRemove={() => setEntry(undefined)}
    />
  );
}

/** Renders the field for a user with these permissions on galleries. */
async function open({
  entry,
  exists = true,
  isListed = exists,
  granted = everything,
}: {
  readonly entry?: LinkedEntry;
  readonly exists?: boolean;
  readonly isListed?: boolean;
  readonly granted?: Granted;
} = {}) {
  const onPick = vi.fn<LinkedEntryFieldProps['onPick']>();
  const { init, configuration } = galleryResponses({
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
    responses: {
      'GET /content-manager/init': init,
      'GET /content-manager/content-types-settings': {
        data: [
          { uid: galleryUid, settings: { ...configuration.data.contentType.settings, mainField: 'name' } },
        ],
      },
      [read]: () => {
        if (exists) return stored;
        throw new ApiError({ name: 'NotFoundError', message: '', status: 404 });
      },
      [list]: () => pageOf(results),
    },
    content: (
      <>
        <h1>Link</h1>
        <Linking {...(entry && { first: entry })} onPick={onPick} />
      </>
    ),
  });
  return { onPick, requests, user: userEvent.setup() };
}

describe('the field that links an entry', () => {
  it('searches the entries that the user may read, and returns the title and address of the picked one', async () => {
    const { onPick, requests, user } = await open();
    const search = await screen.findByRole('combobox', { name: 'Entry' });
    expect(requests(list)).toHaveLength(0);
    await user.type(search, 'clocks');
    await waitFor(() => expect(requests(list).at(-1)?.query).toMatchObject({ _q: 'clocks', locale: 'fr' }));
    await user.click(await screen.findByRole('option', { name: 'Hall of clocks' }));
    expect(onPick).toHaveBeenCalledWith(clocks, {
      title: 'Hall of clocks',
      address: '/galleries/hall-of-clocks',
    });
    expect(await screen.findByRole('button', { name: 'Unlink Hall of clocks' })).toBeVisible();
  });

  it('offers the search again after the entry is unlinked', async () => {
    const { user } = await open({ entry: clocks });
    await user.click(await screen.findByRole('button', { name: 'Unlink Hall of clocks' }));
    expect(await screen.findByRole('combobox', { name: 'Entry' })).toBeVisible();
  });

  it('names an entry of another locale than that of the list', async () => {
    await open({ entry: clocks, isListed: false });
    expect(await screen.findByRole('button', { name: 'Unlink Hall of clocks' })).toBeVisible();
  });

  it('reports an entry that is deleted or that the user may not read', async () => {
    await open({ entry: clocks, exists: false });
    expect(await screen.findByText(/no longer exists, or you may not read it/)).toBeVisible();
  });

  it('is not offered to a user who may read no entries', async () => {
    const { requests } = await open({ granted: { create: null } });
    await waitFor(() => expect(requests('GET /content-manager/content-types-settings')).toHaveLength(1));
    expect(screen.queryByRole('combobox', { name: 'Entry' })).not.toBeInTheDocument();
  });
});
