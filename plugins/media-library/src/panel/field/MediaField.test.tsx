import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { articlePanel, onArticles, type ArticleSpec } from '../fixtures/articles.testing.ts';
import { someFiles } from '../fixtures/some-files.ts';

// The first test also loads the code of the page.
configure({ asyncUtilTimeout: 10_000 });

const [harbour, garden, , rules] = someFiles;
const update = 'PUT /content-manager/collection-types/:uid/:id';

function cards(field: 'Cover' | 'Gallery'): readonly HTMLElement[] {
  const list = screen.queryByRole('list', { name: `Files of ${field}` });
  return list ? within(list).getAllByRole('listitem') : [];
}

async function openArticle(spec: ArticleSpec = {}) {
  const panel = await createTestPanel(articlePanel(spec));
  await screen.findByRole('button', { name: 'Save' });
  const user = userEvent.setup();
  return {
    ...panel,
    user,
    names: (field: 'Cover' | 'Gallery') => cards(field).map((card) => card.querySelector('bdi')?.textContent),
    save: async () => {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(panel.requests(update)).not.toEqual([]));
      return panel.requests(update).at(-1)?.body;
    },
  };
}

const add = (field: string) => screen.findByRole('button', { name: new RegExp(`^${field}`) });
const drop = (target: Element, ...files: readonly File[]) => {
  const dataTransfer = { types: ['Files'], files };
  fireEvent.dragEnter(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
};

beforeEach(() => localStorage.clear());

describe('a media field', () => {
  it('accepts one file of the allowed types from the library, and sends its id', async () => {
    const { user, names, save, requests } = await openArticle();
    await user.click(await add('Cover'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
    await user.click(await dialog.findByRole('button', { name: 'Night garden.jpg' }));
    expect(dialog.queryByText('House rules.pdf')).not.toBeInTheDocument();
    expect(requests('GET /upload/files')[0]?.query).toMatchObject({
      filters: { $and: [{ mime: { $contains: 'image/' } }, { folder: { id: { $null: true } } }] },
    });
    await user.click(dialog.getByRole('button', { name: 'Harbour at dawn.jpg' }));
    await user.click(dialog.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(names('Cover')).toEqual(['Harbour at dawn.jpg']));
    expect(await save()).toMatchObject({ cover: 1 });
  });

  it('accepts several files of several folders, including uploads, in the order of the selection', async () => {
    const { user, names, save } = await openArticle({ values: { gallery: [rules] } });
    await user.click(await add('Gallery'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose files' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Select Canal.jpg' }));
    await user.click(dialog.getByRole('button', { name: 'Photos' }));
    await user.click(await dialog.findByRole('button', { name: 'Market.jpg' }));
    const picker = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (picker) await user.upload(picker, new File(['x'], 'new.png', { type: 'image/png' }));
    expect(await dialog.findByText('4 files chosen')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Choose 4 files' }));
    const order = ['House rules.pdf', 'Canal.jpg', 'Market.jpg', 'new.png'];
    await waitFor(() => expect(names('Gallery')).toEqual(order));
    expect(await save()).toMatchObject({ gallery: [4, 8, 10, 1010] });
  });

  it('can be reordered by keyboard with announcements, and every change can be undone', async () => {
    const { user, names } = await openArticle({ values: { gallery: [harbour, garden, rules] } });
    const handle = await screen.findByRole('button', { name: 'Move House rules.pdf' });
    handle.focus();
    await user.keyboard(' {ArrowUp}{ArrowUp} ');
    const order = ['House rules.pdf', 'Harbour at dawn.jpg', 'Night garden.jpg'];
    await waitFor(() => expect(names('Gallery')).toEqual(order));
    expect(screen.getByText('House rules.pdf dropped, position 1 of 3.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Night garden.jpg' }));
    expect(names('Gallery')).toEqual(order.slice(0, 2));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(names('Gallery')).toEqual(order));
  });

  it('accepts dropped files, each when its upload ends, and shows why one failed', async () => {
    const { names, save } = await openArticle();
    const gallery = await add('Gallery');
    drop(
      gallery,
      new File(['x'], 'one.png', { type: 'image/png' }),
      new File(['x'], 'broken.png', { type: 'image/png' }),
      new File(['x'], 'two.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(names('Gallery')).toEqual(['one.png', 'two.png']));
    expect(await screen.findByText('The picture is broken and cannot be read')).toBeInTheDocument();
    drop(await add('Cover'), new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
    expect(await screen.findByText('This field does not take files of this type.')).toBeInTheDocument();
    expect(await save()).toMatchObject({ gallery: [1010, 1011] });
  });

  it('replaces and removes its only file', async () => {
    const { user, names, save } = await openArticle({ values: { cover: harbour } });
    await user.click(await screen.findByRole('button', { name: 'Replace Harbour at dawn.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a file' }));
    await user.dblClick(await dialog.findByRole('button', { name: 'Canal.jpg' }));
    await waitFor(() => expect(names('Cover')).toEqual(['Canal.jpg']));
    await user.click(screen.getByRole('button', { name: 'Remove Canal.jpg' }));
    expect(await add('Cover')).toBeInTheDocument();
    expect(await save()).toMatchObject({ cover: null });
  });

  it('shows that alternative text is missing, which is changed in the file and not in the entry', async () => {
    const { user } = await openArticle({ values: { cover: garden } });
    await user.click(await screen.findByRole('button', { name: 'Describe Night garden.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Night garden.jpg' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Alternative text' }), 'A garden at night');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(cards('Cover')[0]).toHaveTextContent('A garden at night'));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is read-only for users who may not change it, and offers nothing without permission to read the library', async () => {
    const read = onArticles.filter(({ action }) => action.endsWith('.read'));
    const reader = await createTestPanel(
      articlePanel({
        permissions: read,
        values: { cover: harbour, gallery: [{ id: 9, name: 'Secret.jpg' }] },
      }),
    );
    expect(await screen.findByText('Harbour at dawn.jpg')).toBeInTheDocument();
    expect(screen.getByText('Secret.jpg')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Remove|Replace|Edit details)/ })).not.toBeInTheDocument();
    // Without permission, the library would reject the request.
    expect(reader.requests('GET /upload/configuration')).toEqual([]);
    reader.unmount();
    const { user } = await openArticle({ permissions: onArticles, values: { cover: harbour } });
    await user.click(await screen.findByRole('button', { name: 'Remove Harbour at dawn.jpg' }));
    expect(await screen.findAllByText('No file')).toHaveLength(2);
  });

  it('offers nothing on a server without a media library', async () => {
    const missing = respondWithError(404, 'NotFoundError', 'Not Found');
    await openArticle({ responses: { 'GET /upload/configuration': missing } });
    expect(await screen.findAllByText('No file')).toHaveLength(2);
  });

  it('may be empty in a draft, and shows an error when the entry is published', async () => {
    const { user } = await openArticle();
    const cover = await add('Cover');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(cover).toHaveAccessibleDescription('This value is required.'));
  });
});
