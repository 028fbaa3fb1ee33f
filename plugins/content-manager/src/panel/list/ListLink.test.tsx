import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preloadComponent } from '@admin/shell/host';
import { loadEditPage } from '../edit/load-edit-page.ts';
import { renderBooks, rows } from './fixtures/render-library.tsx';

const entry = 'GET /content-manager/collection-types/:uid/:id';

const line = vi.hoisted<{ wait: Promise<void> | undefined }>(() => ({ wait: undefined }));

vi.mock(import('../edit/load-edit-page.ts'), async (load) => {
  const { loadEditPage: fetchPage } = await load();
  return { loadEditPage: () => (line.wait ? line.wait.then(fetchPage) : fetchPage()) };
});

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

it('keeps the list within the press until the code of the edit view is fetched', async () => {
  let arrive: () => void = () => undefined;
  line.wait = new Promise((resolve) => (arrive = resolve));
  const { user, requests } = await renderBooks();
  await user.hover(rows()[0]!);
  await waitFor(() => expect(requests(entry)).toHaveLength(1));
  await act(async () => undefined);
  expect(pressFirst()).toBe(false);
  arrive();
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
});

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
