import { createTestPanel, respondWithError } from '@admin/shell/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadActions } from '../../upload-actions.ts';
import { sentInfo } from '../fixtures/library-server.testing.ts';
import { libraryPanel, type LibrarySpec } from '../fixtures/library-panel.testing.ts';

// The first test also loads the code of the page.
configure({ asyncUtilTimeout: 10_000 });

const cards = (name: 'Files' | 'Folders') => within(screen.getByRole('list', { name })).getAllByRole('link');
const names = (name: 'Files' | 'Folders' = 'Files') => cards(name).map(({ textContent }) => textContent);
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

function picker(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
}

async function openLibrary(spec: LibrarySpec = {}) {
  const panel = await createTestPanel(libraryPanel(spec));
  await screen.findByRole('heading', { level: 1, name: 'Media library' });
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  const user = userEvent.setup();
  const choose = async (name: string, item: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...panel, user, choose };
}

beforeEach(() => localStorage.clear());

describe('the media library', () => {
  it('shows the folders and files of a location, and opens folders with links that Back undoes', async () => {
    const { user, location, navigate } = await openLibrary();
    expect(names('Folders')).toEqual(['Photos']);
    expect(names()).toContain('Harbour at dawn.jpg');
    expect(names()).not.toContain('Market.jpg');
    expect(screen.getByText('8 files')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Photos' }));
    await waitFor(() => expect(names()).toEqual(['Old town.jpg', 'Market.jpg']));
    expect(location()).toBe('/plugins/upload?page=1&folder=1');
    expect(names('Folders')).toEqual(['Spring']);
    const way = within(screen.getByRole('navigation', { name: 'Folder path' }));
    expect(way.getByText('Photos')).toHaveAttribute('aria-current', 'location');
    await navigate(-1);
    await waitFor(() => expect(names('Folders')).toEqual(['Photos']));
  });

  it('finds files by name and type in all folders, and shows a message when none match', async () => {
    const { user, requests, location } = await openLibrary();
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'market');
    await waitFor(() => expect(names()).toEqual(['Market.jpg']));
    expect(requests('GET /upload/files').at(-1)?.query).not.toHaveProperty('filters');
    await user.click(screen.getByRole('combobox', { name: 'Type' }));
    await user.click(await screen.findByRole('option', { name: 'Videos' }));
    expect(await screen.findByRole('heading', { name: 'No files match' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => expect(names('Folders')).toEqual(['Photos']));
    expect(location()).toBe('/plugins/upload?page=1');
  });

  it('stores the layout in this browser', async () => {
    const { user, unmount } = await openLibrary();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(await screen.findByRole('row', { name: /House rules\.pdf/ })).toHaveTextContent('PDF2.4 MB');
    unmount();
    await openLibrary();
    expect(await screen.findByRole('row', { name: /House rules\.pdf/ })).toBeInTheDocument();
  });

  it('uploads several files into the open folder, shows why a broken one failed, and retries it', async () => {
    let isFixed = false;
    const isBroken = (name: string) => name === 'broken.png' && !isFixed;
    const { user, requests } = await openLibrary({ at: '/plugins/upload?folder=1', isBroken });
    await screen.findByRole('link', { name: 'Market.jpg' });
    await user.upload(picker(), [picture('one.png'), picture('broken.png'), picture('two.png')]);
    const uploads = within(await screen.findByRole('region', { name: 'Uploads' }));
    const row = (name: string) => uploads.getByText(name).closest('li');
    const expectFailure = async () => {
      expect(await uploads.findByText('2 uploaded, 1 failed')).toBeInTheDocument();
      expect(row('broken.png')).toHaveTextContent('The picture is broken and cannot be read');
      for (const name of ['one.png', 'two.png']) expect(row(name)).toHaveTextContent(`${name}Uploaded`);
    };
    const retry = () => user.click(uploads.getByRole('button', { name: 'Try broken.png again' }));
    await expectFailure();
    await waitFor(() => expect(names()).toEqual(['two.png', 'one.png', 'Old town.jpg', 'Market.jpg']));
    await retry();
    await waitFor(() => expect(requests('POST /upload')).toHaveLength(4));
    await expectFailure();
    isFixed = true;
    await retry();
    expect(await uploads.findByText('3 files uploaded')).toBeInTheDocument();
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['broken.png', 'two.png', 'one.png']));
    expect(requests('POST /upload').map(({ body }) => sentInfo(body))).toEqual(
      ['one.png', 'broken.png', 'two.png', 'broken.png', 'broken.png'].map((name) => ({ name, folder: 1 })),
    );
    await user.click(await uploads.findByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
  });

  it('accepts dropped and pasted files, except those pasted into a text', async () => {
    const { requests } = await openLibrary();
    const area = screen.getByRole('list', { name: 'Files' });
    fireEvent.dragEnter(area, { dataTransfer: { types: ['Files'], files: [] } });
    expect(screen.getByText('Drop to upload')).toBeInTheDocument();
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files: [picture('dropped.png')] } });
    await waitFor(() => expect(names()).toContain('dropped.png'));
    fireEvent.paste(document.body, { clipboardData: { files: [picture('pasted.png')] } });
    await waitFor(() => expect(names()).toContain('pasted.png'));
    const search = screen.getByRole('searchbox');
    fireEvent.paste(search, { clipboardData: { files: [picture('elsewhere.png')] } });
    expect(requests('POST /upload')).toHaveLength(2);
  });

  it('creates folders, shows errors at the name, and renames them', async () => {
    const { user, choose, requests } = await openLibrary();
    await user.click(screen.getByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New folder' }));
    const name = dialog.getByRole('textbox', { name: 'Folder name' });
    await user.type(name, 'a/b');
    await user.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('A folder name cannot contain slashes.'));
    await user.clear(name);
    await user.type(name, 'Photos');
    await user.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('A folder with this name already exists'));
    await user.type(name, ' 2');
    await user.click(dialog.getByRole('button', { name: 'Create folder' }));
    await waitFor(() => expect(names('Folders')).toEqual(['Photos', 'Photos 2']));
    expect(requests('POST /upload/folders').at(-1)?.body).toEqual({ name: 'Photos 2', parent: null });
    await choose('Photos 2', 'Edit folder');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit folder' }));
    await user.clear(edit.getByRole('textbox', { name: 'Folder name' }));
    await user.type(edit.getByRole('textbox', { name: 'Folder name' }), 'Sounds');
    await user.click(edit.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names('Folders')).toEqual(['Photos', 'Sounds']));
  });

  it('moves the selection to another folder', async () => {
    const { user, requests } = await openLibrary();
    await user.click(screen.getByRole('checkbox', { name: 'Select Canal.jpg' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Quarry.jpg' }));
    const bar = within(screen.getByRole('toolbar', { name: 'Selected files and folders' }));
    await user.click(bar.getByRole('button', { name: 'Move' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 items' }));
    await user.click(dialog.getByRole('combobox', { name: 'To' }));
    await user.click(await screen.findByRole('option', { name: /Spring/ }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(names()).not.toContain('Canal.jpg'));
    expect(requests('POST /upload/actions/bulk-move')[0]?.body).toEqual({
      fileIds: [8, 7],
      folderIds: [],
      destinationFolderId: 2,
    });
    expect(screen.queryByRole('toolbar', { name: 'Selected files and folders' })).not.toBeInTheDocument();
  });

  it('finds pictures without alternative text, and files that no entry uses', async () => {
    const used = { 4: { entries: [], total: 1 }, 7: { entries: [], total: 2 } };
    const { user, location } = await openLibrary({ uses: used });
    const filters = async () => {
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      return within(await screen.findByRole('dialog', { name: 'Filters' }));
    };
    await user.click((await filters()).getByRole('checkbox', { name: 'Without alternative text' }));
    await waitFor(() => expect(names()).not.toContain('Harbour at dawn.jpg'));
    expect(names()).toContain('Quarry.jpg');
    expect(names()).toContain('Market.jpg');
    expect(names()).not.toContain('House rules.pdf');
    await user.click(screen.getByRole('checkbox', { name: 'Unused' }));
    await waitFor(() => expect(names()).not.toContain('Quarry.jpg'));
    expect(location()).toBe('/plugins/upload?page=1&withoutText=true&unused=true');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Remove the filter “Without alternative text”' }));
    await waitFor(() => expect(names()).toContain('Harbour at dawn.jpg'));
    expect(names()).not.toContain('House rules.pdf');
    expect(location()).toBe('/plugins/upload?page=1&unused=true');
  });

  it('lists the uses of a file page by page, with the fields and the status of each entry', async () => {
    const entries = Array.from({ length: 21 }, (_, index) => ({
      uid: 'api::page.page',
      kind: 'collectionType' as const,
      displayName: 'Page',
      id: index + 1,
      title: `Page ${index + 1}`,
      locale: 'fr',
      publishedAt: null,
      fields: [
        {
          path: 'cover',
          count: 1,
        },
        {
          path: 'sections.image',
          count: 2,
        },
      ],
    }));
    const { user } = await openLibrary({ uses: { 8: { entries, total: 23 } } });
    await user.click(screen.getByRole('link', { name: 'Canal.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Canal.jpg' }));
    const list = within(await dialog.findByRole('list', { name: 'Used in 23 entries' }));
    expect(list.getAllByRole('link')).toHaveLength(20);
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(
      'Page 1DraftPage · fr · Cover · Sections › Image (2)',
    );
    expect(dialog.queryByText(/do not have permission/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(21));
    expect(dialog.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(dialog.getByText('2 more entries that you do not have permission to read')).toBeVisible();
  });

  it('asks for confirmation before it replaces a file in use, and keeps its name', async () => {
    const { user, requests } = await openLibrary({ uses: { 8: { entries: [], total: 9 } } });
    await user.click(screen.getByRole('link', { name: 'Canal.jpg' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Canal.jpg' }));
    await dialog.findByText('You do not have permission to read these entries.');
    const input = [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')].at(-1);
    if (!input) throw new Error('There is no file input');
    await user.upload(input, picture('tall.png'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Replace in 9 entries?' }));
    expect(requests('POST /upload')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(requests('POST /upload')).toHaveLength(1));
    const [call] = requests('POST /upload');
    expect([call?.query, sentInfo(call?.body)]).toEqual([{ id: 8 }, { name: 'Canal.jpg' }]);
  });

  it('deletes unused files, and files in use after a second confirmation', async () => {
    const page = { uid: 'api::page.page', kind: 'collectionType', displayName: 'Page' } as const;
    const front = { uid: 'api::front.front', kind: 'singleType', displayName: 'Front page' } as const;
    const entries = [
      { ...page, id: 3, title: 'Welcome', locale: null },
      { ...front, id: 1, title: 'Today', locale: 'fr' },
    ];
    const { user, choose, requests } = await openLibrary({ uses: { 8: { entries, total: 3 } } });
    await choose('Canal.jpg', 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Canal.jpg?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('link', { name: 'Welcome' })).toHaveAttribute(
      'href',
      '/admin/content-manager/collection-types/api::page.page/3',
    );
    expect(dialog.getByRole('link', { name: 'Today' })).toHaveAttribute(
      'href',
      '/admin/content-manager/single-types/api::front.front?plugins%5Bi18n%5D%5Blocale%5D=fr',
    );
    expect(dialog.getByText('1 more entry that you do not have permission to read')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }));
    await waitFor(() => expect(names()).not.toContain('Canal.jpg'));
    const sent = requests('POST /upload/actions/bulk-delete').map(({ body }) => body);
    expect(sent).toMatchObject([{ onlyUnused: true }, { onlyUnused: false }]);
  });

  it('offers only the actions that the user has permission for', async () => {
    const { user, unmount } = await openLibrary({ permissions: [uploadActions.read] });
    expect(screen.queryByRole('button', { name: 'Upload files' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Canal.jpg' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Details',
    ]);
    unmount();
    await createTestPanel(libraryPanel({ permissions: [uploadActions.create] }));
    expect(screen.queryByRole('link', { name: 'Media library' })).not.toBeInTheDocument();
  });

  it('shows messages for an empty, a missing and a failed location', async () => {
    const empty = await openLibrary({ files: [], folders: [] });
    expect(await screen.findByRole('heading', { name: 'No files yet' })).toBeInTheDocument();
    empty.unmount();
    const gone = await openLibrary({ at: '/plugins/upload?folder=77' });
    expect(await screen.findByRole('heading', { name: 'This folder no longer exists' })).toBeInTheDocument();
    gone.unmount();
    const responses = { 'GET /upload/files': respondWithError(400, 'ValidationError', 'Invalid parameter') };
    await openLibrary({ responses });
    expect(await screen.findByText('Invalid parameter')).toBeInTheDocument();
  });
});
