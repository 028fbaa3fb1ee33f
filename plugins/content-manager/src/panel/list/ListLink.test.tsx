import { preloadComponent } from '@admin/shell/host';
import { createTestPanel } from '@admin/shell/testing';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { loadEditPage } from '../edit/load-edit-page.ts';
import { entryAddressAt, entryKey } from '../entry/index.ts';
import { bookPath, libraryPanel } from './fixtures/library-panel.tsx';
import { bookUid } from './fixtures/library-types.ts';
import { renderBooks, rows } from './fixtures/render-library.tsx';
import { useListLinks } from './ListLink.tsx';

const entry = 'GET /content-manager/collection-types/:uid/:id';

/** Presses the link of the first row, and returns whether the list was replaced within the press. */
function pressFirst(): boolean | undefined {
  const row = rows()[0]!;
  let isReplaced: boolean | undefined;
  act(() => {
    row.querySelector('a')!.click();
    isReplaced = !row.isConnected;
  });
  return isReplaced;
}

it('opens an entry within the press once the pointer has rested on its row', async () => {
  const { user, requests, location } = await renderBooks();
  await preloadComponent(loadEditPage);
  await user.hover(rows()[0]!);
  await waitFor(() => expect(requests(entry)).toHaveLength(1));
  await act(async () => undefined);
  expect(pressFirst()).toBe(true);
  expect(location()).toMatch(/\/1(\?|$)/);
  expect(requests(entry)).toHaveLength(1);
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
});

it('keeps the list within the press while the entry is not fetched', async () => {
  const { requests } = await renderBooks();
  await preloadComponent(loadEditPage);
  expect(pressFirst()).toBe(false);
  await waitFor(() => expect(requests(entry)).toHaveLength(1));
});

it.each([
  ['once the code of the edit view is fetched', true],
  ['not before the code of the edit view is fetched', false],
])('opens a fetched entry within the press: %s', async (_, isFetched) => {
  const entryPageCode = { fetch: () => undefined, isFetched: () => isFetched };
  const href = `${bookPath}/1`;
  const address = entryAddressAt({ view: 'entry', uid: bookUid, id: '1' }, {});
  function Links() {
    const renderLink = useListLinks(entryPageCode);
    const queries = useQueryClient();
    useState(() => queries.setQueryData(entryKey(address), {}));
    const { pathname } = useLocation();
    return (
      <>
        {renderLink({ href, children: 'Book' })}
        <p>{pathname}</p>
      </>
    );
  }
  await createTestPanel({ ...libraryPanel({}), at: bookPath, content: <Links /> });
  const link = await screen.findByRole('link', { name: 'Book' });
  let isOpen: boolean | undefined;
  act(() => {
    link.click();
    isOpen = screen.queryByText(href) !== null;
  });
  expect(isOpen).toBe(isFetched);
  expect(screen.getByText(href)).toBeVisible();
});
