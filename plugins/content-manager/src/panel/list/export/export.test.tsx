import { ApiError, definePlugin } from '@admin/shell';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { injectListColumns } from '../../../points.ts';
import { deferred } from '../../edit/fixtures/deferred.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath, type LibrarySpec } from '../fixtures/library-panel.tsx';
import { renderBooks, type RenderedLibrary } from '../fixtures/render-library.tsx';

const exporting = 'GET /content-manager/collection-types/:uid/export';
const at = `${bookPath}?page=2&pageSize=5&sort=title:DESC&_q=the&filters[$and][0][pages][$gt]=10&plugins[i18n][locale]=fr`;

const openMenu = (user: RenderedLibrary['user']) =>
  user.click(screen.getByRole('button', { name: 'View settings' }));

async function start(spec: LibrarySpec = {}): Promise<RenderedLibrary> {
  const rendered = await renderBooks({ at, ...spec });
  await openMenu(rendered.user);
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
  return rendered;
}

/** The names of the saved files. */
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:file';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('exporting a list', () => {
  it('requests all pages of the current list, and saves the file', async () => {
    const rendered = await renderBooks({ at });
    await openMenu(rendered.user);
    await rendered.user.click(await screen.findByRole('menuitemcheckbox', { name: 'Cover' }));
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatch(/^book-\d{4}-\d\d-\d\d\.csv$/);
    expect(rendered.requests(exporting)[0]).toMatchObject({
      params: { uid: bookUid },
      query: {
        sort: 'title:DESC',
        _q: 'the',
        filters: { $and: [{ pages: { $gt: '10' } }] },
        locale: 'fr',
        columns: 'id,title,author,genre,pages,readers,updatedAt,publishedAt',
      },
    });
    expect(rendered.requests(exporting)[0]?.query).not.toHaveProperty('page');
    expect(rendered.notices()).toMatchObject([{ tone: 'success', title: { defaultMessage: 'Exported' } }]);
  });

  it('lists the columns that the file lacks, such as those of plugins', async () => {
    const column = { name: 'shelves.place', label: 'Shelf', isSortable: false };
    const shelves = definePlugin({
      id: 'shelves',
      contributes: [injectListColumns.add({ id: 'shelves.column', run: (all) => [...all, column] })],
    });
    const { requests, notices } = await start({ plugins: [shelves] });
    await waitFor(() =>
      expect(notices()).toMatchObject([{ tone: 'info', title: { values: { columns: 'Shelf' } } }]),
    );
    expect(saved).toHaveLength(1);
    const query = requests(exporting)[0]?.query;
    expect(query).toHaveProperty('columns', expect.not.stringContaining('shelves'));
  });

  it('shows its progress, runs once at a time, and can be cancelled', async () => {
    const response = deferred<Blob>();
    const { requests, notices, user } = await start({ responses: { [exporting]: () => response.promise } });
    const [request] = requests(exporting);
    request?.received(2_500_000);
    expect(await screen.findByText('Exporting, 2,500 kB so far')).toBeInTheDocument();
    await openMenu(user);
    expect(await screen.findByRole('menuitem', { name: 'Export as CSV' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel the export' }));
    expect(request?.signal?.aborted).toBe(true);
    response.reject(new Error('cancelled'));
    await waitFor(() => expect(screen.queryByText(/^Exporting/)).not.toBeInTheDocument());
    expect(notices()).toEqual([]);
    expect(saved).toEqual([]);
  });

  it('shows why the server rejects it', async () => {
    const responses = {
      [exporting]: () => {
        const message = 'At most 100000 entries can be exported together';
        throw new ApiError({ name: 'ApplicationError', message, status: 400 });
      },
    };
    const { notices } = await start({ responses });
    await waitFor(() =>
      expect(notices()).toMatchObject([
        { tone: 'warning', title: 'At most 100000 entries can be exported together' },
      ]),
    );
    expect(screen.queryByText(/^Exporting/)).not.toBeInTheDocument();
  });
});
