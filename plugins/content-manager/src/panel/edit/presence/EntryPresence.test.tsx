import type { Presence } from '@admin/contract';
import { nora } from '@admin/fixtures';
import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeTitles, renderGallery } from '../fixtures/render-gallery.tsx';
import { createTwoWriters, type TwoWriters } from '../fixtures/two-writers.ts';

const visit = 'POST /content-manager/presence/:uid/:id';
const kim = { id: 9, firstname: 'Kim', lastname: 'Osei', email: 'kim@example.com' };
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

const open = (presence: (writers: TwoWriters) => Partial<Presence>, user = kim) => {
  const writers = createTwoWriters();
  const opened = renderGallery({
    user,
    type: { attributes: { name: { type: 'string' }, email: { type: 'email' } } },
    responses: {
      ...writers.responses,
      [visit]: () => {
        const { updatedAt, updatedBy = null } = writers.stored();
        return {
          data: { people: [], version: writers.version(), updatedAt, updatedBy, ...presence(writers) },
        };
      },
    },
  });
  return opened.then((rendered) => ({ ...rendered, writers }));
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
});
afterEach(() => vi.unstubAllGlobals());

describe('the presence of other users', () => {
  it('shows their names and whether they view or edit', async () => {
    await open(() => ({
      people: [
        { ...nora, isEditing: true },
        { id: 4, firstname: 'Tomasz', lastname: null, username: null, isEditing: false },
      ],
    }));
    const [first, second] = await screen.findAllByText(/is editing|is here too/);
    expect(first).toHaveTextContent('Nora Quist is editing');
    expect(second).toHaveTextContent('Tomasz is here too');
    expect(first?.closest('[aria-live="polite"]')).toBeInTheDocument();
  });

  it('is not requested if the server does not support it', async () => {
    const { requests } = await renderGallery({
      responses: {
        [visit]: () => {
          throw new ApiError({ name: 'NotFoundError', message: 'Not Found', status: 404 });
        },
      },
    });
    await waitFor(() => expect(requests(visit)).toHaveLength(1));
    expect(screen.queryByText(/is here too/)).not.toBeInTheDocument();
  });
});

describe('an entry that another user has just saved', () => {
  it('can be loaded with the input merged in, before anything is saved', async () => {
    const { writers, user, requests, notices } = await open(() => ({}));
    await waitFor(() => expect(requests(visit)).toHaveLength(1));
    await user.type(nameField(), '!');
    writers.theySave({ email: 'new@small-machines.example' });
    expect(await screen.findByText('Tomasz Nowak saved this entry just now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@small-machines.example'),
    );
    expect(nameField()).toHaveValue('House of Small Machines!');
    expect(noticeTitles(notices())).toEqual(['content-manager.edit.presence.loaded']);
    const visits = requests(visit).length;
    await waitFor(() => expect(screen.queryByText(/saved this entry just now/)).not.toBeInTheDocument());
    // Removed together with its subject, not by the next response.
    expect(requests(visit)).toHaveLength(visits);
  });

  it('asks which value to keep if both changed the same field', async () => {
    const { writers, user, requests } = await open(() => ({}));
    await waitFor(() => expect(requests(visit)).toHaveLength(1));
    await user.type(nameField(), '!');
    writers.theySave({ name: 'House of Looms' });
    await user.click(await screen.findByRole('button', { name: 'Load' }));
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    await user.click(within(dialog).getByRole('radio', { name: 'Theirs' }));
    await user.click(within(dialog).getByRole('button', { name: 'Continue with these' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nameField()).toHaveValue('House of Looms');
  });

  it("is described as the user's own version if it was saved in another tab", async () => {
    const { writers, user, requests } = await open(() => ({}));
    await waitFor(() => expect(requests(visit)).toHaveLength(1));
    await user.type(nameField(), '!');
    writers.theySave({ name: 'House of Looms' }, { ...kim, username: null });
    expect(await screen.findByText('You saved this entry in another tab')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    const dialog = await screen.findByRole('dialog', { name: 'The same fields were changed twice' });
    expect(dialog).toHaveTextContent('You saved this entry in another tab while you were editing.');
    expect(within(dialog).getByRole('radio', { name: 'Other tab' })).toBeVisible();
    expect(dialog).not.toHaveTextContent('Kim');
  });

  it('is not reported if it was saved in this tab', async () => {
    const { user, requests, notices } = await open(() => ({}));
    await waitFor(() => expect(requests(visit)).toHaveLength(1));
    await user.type(nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['success.record.save']));
    expect(screen.queryByText(/saved this entry/)).not.toBeInTheDocument();
  });
});
