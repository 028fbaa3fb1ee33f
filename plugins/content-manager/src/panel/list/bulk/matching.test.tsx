import { ApiError, bulkActions, definePlugin } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../edit/fixtures/deferred.ts';
import { books } from '../fixtures/library-books.ts';
import { bookPath, type LibrarySpec } from '../fixtures/library-panel.tsx';
import { renderBooks, rows, type RenderedLibrary } from '../fixtures/render-library.tsx';

const list = 'GET /content-manager/collection-types/:uid';
const deleteMatching = 'POST /content-manager/collection-types/:uid/actions/bulkDeleteMatching';
const bulkProgress = 'GET /content-manager/bulk-progress/:name';
const publishMatching = 'POST /content-manager/collection-types/:uid/actions/bulkPublishMatching';
const unpublishMatching = 'POST /content-manager/collection-types/:uid/actions/bulkUnpublishMatching';
const at = `${bookPath}?page=1&pageSize=2&sort=id:ASC`;
const shelf = books(5);

const bar = () => screen.getByRole('toolbar', { name: 'Selected entries' });
const selectPage = (user: RenderedLibrary['user']) =>
  user.click(screen.getByRole('checkbox', { name: 'Select all entries' }));

async function chooseAll(spec: LibrarySpec = {}): Promise<RenderedLibrary> {
  const rendered = await renderBooks({ at, books: shelf, ...spec });
  await selectPage(rendered.user);
  await rendered.user.click(within(bar()).getByRole('button', { name: /^Select all .* matching$/ }));
  return rendered;
}

async function deleteAll(user: RenderedLibrary['user']): Promise<void> {
  await user.click(within(bar()).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
}

describe('all matching entries of a list', () => {
  it('are selected after those of a page', async () => {
    const { user } = await renderBooks({ at, books: shelf });
    await user.click(within(rows()[0]!).getByRole('checkbox'));
    // The code of the toolbar loads with the first selection.
    await screen.findByRole('toolbar', { name: 'Selected entries' });
    expect(within(bar()).queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
    await selectPage(user);
    await user.click(within(bar()).getByRole('button', { name: 'Select all 5 matching' }));
    expect(within(bar()).getByText('All 5 entries selected')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('3–4 of 5');
    expect(within(rows()[1]!).getByRole('checkbox')).toBeChecked();
    await user.click(within(rows()[1]!).getByRole('checkbox'));
    expect(within(bar()).getByText('1 entry selected')).toBeInTheDocument();
  });

  it('are not offered if one page contains all, or there are too many to change together', async () => {
    const { user } = await renderBooks({ at, books: books(2) });
    await selectPage(user);
    expect(within(bar()).queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
  });

  it('are not offered if their number is unknown', async () => {
    const pagination = { page: 1, pageSize: 5, pageCount: 2000, total: 10_000, totalIsAtLeast: true };
    const responses = { [list]: () => ({ results: [...books(5)], pagination }) };
    const { user } = await renderBooks({ at, responses });
    await selectPage(user);
    expect(within(bar()).queryByRole('button', { name: /matching/ })).not.toBeInTheDocument();
  });

  it('are sent as the query of the list, with the displayed number', async () => {
    const { requests, user } = await chooseAll({
      books: books(8),
      at: `${at}&_q=the&filters[$and][0][pages][$gt]=10&plugins[i18n][locale]=fr`,
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('All 4 entries of this list, on every page')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(requests(deleteMatching).map(({ body }) => body)).toEqual([
        {
          _q: 'the',
          filters: { $and: [{ pages: { $gt: '10' } }] },
          locale: 'fr',
          count: 4,
          progress: expect.any(String) as string,
        },
      ]),
    );
  });

  it('stay selected with their new number when it has changed, and none is modified', async () => {
    let isRefused = true;
    const { requests, notices, user } = await chooseAll({
      responses: {
        [deleteMatching]: () => {
          if (!isRefused) return { count: 6 };
          isRefused = false;
          throw new ApiError({
            name: 'ConflictError',
            message: 'The matching entries have changed since they were counted',
            status: 409,
            details: { count: 6 },
          });
        },
      },
    });
    await deleteAll(user);
    await waitFor(() =>
      expect(notices()).toMatchObject([
        {
          tone: 'warning',
          title: { id: 'content-manager.list.selection-changed', values: { count: 6, seen: 5 } },
        },
      ]),
    );
    expect(await within(bar()).findByText('All 6 entries selected')).toBeInTheDocument();
    await deleteAll(user);
    await waitFor(() => expect(requests(deleteMatching).at(-1)?.body).toMatchObject({ count: 6 }));
  });

  it('are validated by the server on publication, which reports the errors of each', async () => {
    const errors = [
      { id: 7, path: ['title'], message: 'title must be defined.' },
      { id: 9, path: ['edition', 'publisher'], message: 'edition.publisher must be defined.' },
    ];
    const { requests, user } = await chooseAll({
      responses: {
        [publishMatching]: () => {
          throw new ApiError({
            name: 'ValidationError',
            message: '2 errors occurred',
            status: 400,
            details: { errors },
          });
        },
      },
    });
    await user.click(within(bar()).getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish entries' });
    await user.click(await within(dialog).findByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByRole('link', { name: /^Entry 7/ })).toHaveAttribute(
      'href',
      `/admin${bookPath}/7`,
    );
    expect(within(dialog).getByRole('alert')).toHaveTextContent('title must be defined.');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('No entry was published');
    expect(requests(publishMatching).map(({ body }) => body)).toMatchObject([{ count: 5 }]);
  });

  it('show the progress of their publication, which continues when the dialog is closed', async () => {
    const waiting: ((response: { readonly count: number }) => void)[] = [];
    const { requests, notices, user } = await chooseAll({
      responses: {
        [publishMatching]: () => new Promise((resolve) => waiting.push(resolve)),
        [bulkProgress]: () => ({ data: { step: 'judging', done: 2, total: 5 } }),
      },
    });
    await user.click(within(bar()).getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish entries' });
    await user.click(await within(dialog).findByRole('button', { name: 'Publish' }));
    expect(await within(dialog).findByText('2 of 5')).toBeInTheDocument();
    const progress = within(dialog).getByRole('progressbar', { name: 'Step 1 of 2: checking the entries' });
    expect(progress).toHaveAttribute('value', '2');
    expect(progress).toHaveAttribute('max', '5');
    const [sent] = requests(publishMatching);
    const [poll] = requests(bulkProgress);
    expect(poll?.params).toEqual({ name: expect.any(String) as string });
    expect(sent?.body).toEqual({
      count: 5,
      progress: Object.values(poll?.params ?? {})[0] as string,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Leave it running' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices()).toEqual([]);
    waiting[0]?.({ count: 5 });
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'success' }]));
  });

  it.each([
    ['Unpublish', 'Unpublish entries', 'Unpublishing the entries', unpublishMatching],
    ['Delete', 'Delete entries', 'Deleting the entries', deleteMatching],
  ] as const)('show the progress of "%s" if it takes long', async (action, title, step, call) => {
    const response = deferred<{ readonly count: number }>();
    const { requests, notices, user } = await chooseAll({
      responses: {
        [call]: () => response.promise,
        [bulkProgress]: () => ({ data: { step: 'changing', done: 4, total: 5 } }),
      },
    });
    await user.click(within(bar()).getByRole('button', { name: action }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(await within(dialog).findByText('4 of 5')).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar', { name: step })).toHaveAttribute('value', '4');
    const [sent] = requests(call);
    const [poll] = requests(bulkProgress);
    expect(sent?.body).toEqual({
      count: 5,
      progress: Object.values(poll?.params ?? {})[0] as string,
    });
    expect(notices()).toEqual([]);
    response.resolve({ count: 5 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices()).toMatchObject([{ tone: 'success' }]);
  });

  it('are changed when the dialog is closed as well, with a notification at the end', async () => {
    const response = deferred<{ readonly count: number }>();
    const { notices, user } = await chooseAll({ responses: { [deleteMatching]: () => response.promise } });
    await deleteAll(user);
    const dialog = await screen.findByRole('dialog', { name: 'Delete entries' });
    await user.click(await within(dialog).findByRole('button', { name: 'Leave it running' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices()).toEqual([]);
    response.reject(new ApiError({ name: 'ForbiddenError', message: 'Forbidden', status: 403, details: {} }));
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning' }]));
    expect(within(bar()).getByText('All 5 entries selected')).toBeInTheDocument();
  });

  it('are published together', async () => {
    const { notices, user } = await chooseAll();
    await user.click(within(bar()).getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish entries' });
    await user.click(await within(dialog).findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(notices()).toMatchObject([
      { tone: 'success', title: { id: 'content-manager.list.published', values: { count: 5 } } },
    ]);
    await waitFor(() => expect(rows()[1]).toHaveTextContent('Published'));
  });

  it('hide actions that require their ids', async () => {
    const notes = definePlugin({
      id: 'notes',
      contributes: [
        bulkActions.add({
          id: 'notes.add',
          useAction: ({ ids }) => (ids ? { label: 'Add a note', run: () => undefined } : null),
        }),
      ],
    });
    const { user } = await renderBooks({ at, books: shelf, plugins: [notes] });
    await selectPage(user);
    expect(within(bar()).getByRole('button', { name: 'Add a note' })).toBeInTheDocument();
    await user.click(within(bar()).getByRole('button', { name: /matching/ }));
    await waitFor(() =>
      expect(within(bar()).queryByRole('button', { name: 'Add a note' })).not.toBeInTheDocument(),
    );
  });
});
