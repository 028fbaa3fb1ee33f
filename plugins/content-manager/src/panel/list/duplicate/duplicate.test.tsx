import { ApiError } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { permissionsOn } from '../fixtures/library-permissions.ts';
import { bookUid } from '../fixtures/library-types.ts';
import { bookPath, type LibrarySpec } from '../fixtures/library-panel.tsx';
import { renderBooks, renderLibrary, rows, type RenderedLibrary } from '../fixtures/render-library.tsx';

const autoClone = 'POST /content-manager/collection-types/:uid/auto-clone/:id';
const clone = 'POST /content-manager/collection-types/:uid/clone/:id';
const query = 'page=1&pageSize=3&sort=id:ASC&plugins[i18n][locale]=fr';
const at = `${bookPath}?${query}`;

const prohibited = (prohibitedFields: unknown) => ({
  [autoClone]: () => {
    throw new ApiError({
      name: 'BadRequestError',
      message: 'Entity could not be cloned',
      status: 400,
      details: { prohibitedFields },
    });
  },
});

async function duplicate(spec: LibrarySpec = {}): Promise<RenderedLibrary> {
  const rendered = await renderBooks({ at, ...spec });
  const { user } = rendered;
  const [first] = rows();
  if (first) await user.click(within(first).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  return rendered;
}

describe('duplicating an entry', () => {
  it('creates the copy immediately and opens it', async () => {
    const { location, requests, notices } = await duplicate();
    await waitFor(() => expect(location()).toBe(`${bookPath}/4?plugins[i18n][locale]=fr`));
    expect(requests(autoClone)).toMatchObject([
      { params: { uid: bookUid, id: '1' }, query: { locale: 'fr' }, body: undefined },
    ]);
    expect(notices()).toMatchObject([{ tone: 'success', title: { defaultMessage: 'Duplicated' } }]);
    const name = 'A winter on the southern coast';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/admin${encodeURI(at)}`);
  });

  it('lists the fields that prevent that, and opens a form', async () => {
    const responses = prohibited([
      [['title'], 'unique'],
      [['edition', 'publisher'], 'relation'],
      [['readers'], 'too-many-readers'],
    ]);
    const { location, requests, user } = await duplicate({ responses });
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate' });
    expect(await within(dialog).findByText("This entry can't be duplicated directly.")).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'TitleIdentical values in a unique field are not allowed',
      'Edition › PublisherDuplicating the relation could remove it from the original entry.',
      'Readerstoo-many-readers',
    ]);
    await user.click(within(dialog).getByRole('link', { name: 'Create' }));
    await waitFor(() => expect(location()).toBe(`${bookPath}/create/clone/1?plugins[i18n][locale]=fr`));
    expect(requests(clone)).toEqual([]);
  });

  it('can be cancelled', async () => {
    const { location, user } = await duplicate({ responses: prohibited([[['title'], 'unique']]) });
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate' });
    await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location()).toBe(at);
  });

  it('shows other errors of the server', async () => {
    const responses = {
      [autoClone]: () => {
        throw new ApiError({ name: 'ApplicationError', message: 'A book is on loan', status: 400 });
      },
    };
    const { notices } = await duplicate({ responses });
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning', title: 'A book is on loan' }]));
  });

  it('is offered to users with the permission to create', async () => {
    const { user } = await renderBooks({ at, permissions: permissionsOn(bookUid, ['read', 'delete']) });
    const [first] = rows();
    if (first) await user.click(within(first).getByRole('button', { name: /^Actions for/ }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
  });
});

const save = () => screen.findByRole('button', { name: 'Save' });

describe('the form of a copy', () => {
  const form = `${bookPath}/create/clone/3?plugins[i18n][locale]=fr`;

  it('contains the values of the original, and can be saved unchanged', async () => {
    const { location, requests, user } = await renderLibrary({ at: form });
    expect(await screen.findByRole('textbox', { name: /Title/ })).toHaveValue(
      'How lighthouses were numbered',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create an entry');
    expect(screen.queryByText('Published')).not.toBeInTheDocument();
    expect(requests(clone)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Title/ }), ' again');
    await user.click(await save());
    await waitFor(() => expect(location()).toBe(`${bookPath}/4?plugins[i18n][locale]=fr`));
    const [call] = requests(clone);
    expect(call).toMatchObject({
      params: { uid: bookUid, id: '3' },
      query: { locale: 'fr' },
      body: { title: 'How lighthouses were numbered again', genre: 'poetry' },
    });
    // The server copies unchanged links and files.
    for (const name of ['id', 'readers', 'cover']) expect(call?.body).not.toHaveProperty(name);
  });

  it('can be saved before any change', async () => {
    const { requests, user } = await renderLibrary({ at: form });
    await screen.findByRole('textbox', { name: /Title/ });
    await user.click(await save());
    await waitFor(() => expect(requests(clone)).toHaveLength(1));
  });

  it('shows at a field that its value has to be unique', async () => {
    const message = 'This attribute must be unique';
    const { user } = await renderLibrary({
      at: form,
      responses: {
        [clone]: () => {
          const details = { errors: [{ path: ['title'], message, name: 'ValidationError' }] };
          throw new ApiError({ name: 'ValidationError', message, status: 400, details });
        },
      },
    });
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await user.click(await save());
    await waitFor(() => expect(title).toBeInvalid());
    expect(title).toHaveValue('How lighthouses were numbered');
  });

  it('is not available without the permission to create, or without the original', async () => {
    const { location, notices } = await renderLibrary({
      at: form,
      permissions: permissionsOn(bookUid, ['read', 'update']),
    });
    await waitFor(() => expect(location()).not.toContain('clone'));
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'info' }]));
    const gone = await renderLibrary({ at: form.replace('/3?', '/99?') });
    await waitFor(() => expect(gone.notices()).toMatchObject([{ tone: 'warning' }]));
  });
});
