import 'fake-indexeddb/auto';
import { ApiError } from '@admin/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const nora = { id: 7, firstname: 'Nora', lastname: 'Quist', email: 'nora@example.com' };
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

/** Opens the edit view, changes the name and saves; the server rejects the first save with this error. */
async function saveTo(refusal: ApiError) {
  let count = 0;
  const opened = await renderGallery({
    user: nora,
    responses: {
      [update]: ({ body }) => {
        count += 1;
        if (count === 1) throw refusal;
        return { ...galleryEntry, ...body };
      },
    },
  });
  await opened.user.type(nameField(), '!');
  return opened;
}

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a failed save', () => {
  it.each([
    [403, 'You may not do this today.', 'You may not do this today.'],
    [413, 'The request is too large.', 'The request is too large.'],
  ])('with status %i shows the reason above the form, and keeps the input', async (status, message, text) => {
    const { user, notices } = await saveTo(new ApiError({ name: 'x', message, status }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Your changes are not saved yet');
    expect(banner).toHaveTextContent(text);
    expect(notices()).toEqual([]);
    expect(nameField()).toHaveValue(`${String(galleryEntry.name)}!`);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['success.record.save']));
    expect(screen.queryByText('Your changes are not saved yet')).not.toBeInTheDocument();
  });

  it('with an internal error shows the request id', async () => {
    const refusal = new ApiError({ name: 'x', message: '', status: 500, requestId: 'req-7' });
    const { user } = await saveTo(refusal);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server could not do this. Your changes are kept here.Request ID: req-7 (see the server log).',
    );
  });

  it.each([
    ['with storage', 'Your changes are kept on this device.'],
    ['without storage', 'Your changes are kept in this page. Leave it open'],
  ])(
    'without a network, in a browser %s, states where the changes are stored, and offers to save them once it is online',
    async (browser, text) => {
      if (browser === 'without storage') vi.stubGlobal('indexedDB', undefined);
      setOnline(false);
      const { user, notices } = await saveTo(new ApiError({ name: 'x', message: '', status: 0 }));
      // The code of local drafts loads beside the form.
      await vi.dynamicImportSettled();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('You are offline')).toBeVisible();
      await waitFor(() => expect(screen.getByText(new RegExp(text))).toBeVisible());
      setOnline(true);
      expect(await screen.findByText('You are online again')).toBeVisible();
      // No save without a request.
      expect(notices()).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Save now' }));
      await waitFor(() => expect(noticeTitles(notices())).toEqual(['success.record.save']));
    },
  );
});
