import { labelInWords, type ViewLayouts } from '@admin/content-model';
import { permission } from '@admin/fixtures';
import { definePlugin, ApiError, customFields, routes } from '@admin/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { books } from '../../list/fixtures/library-books.ts';
import { everyPermission, permissionsOn } from '../../list/fixtures/library-permissions.ts';
import { aboutUid, bookUid, libraryConfiguration, libraryInit } from '../../list/fixtures/library-types.ts';
import { bookList, bookPath, type LibrarySpec } from '../../list/fixtures/library-panel.tsx';
import { renderLibrary } from '../../list/fixtures/render-library.tsx';

const save = 'PUT /content-manager/content-types/:uid/configuration';
const at = `${bookPath}/configurations/edit`;
const editionPath = '/content-manager/components/print.edition/configurations/edit';

const open = async (spec: LibrarySpec = {}, name = 'Book') => {
  const library = await renderLibrary({ at, ...spec });
  await screen.findByRole('heading', { level: 1, name: `Configure the view - ${name}` });
  return library;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rows = () =>
  within(screen.getByRole('list', { name: 'Fields' }))
    .getAllByRole('listitem', { name: /^Row / })
    .map((row) =>
      within(row)
        .getAllByRole('button', { name: /^Move / })
        .filter((one) => one.hasAttribute('aria-pressed'))
        .map((handle) => handle.getAttribute('aria-label')?.replace('Move ', ''))
        .join(' '),
    );
const initial = ['Title Author', 'Genre Pages', 'In print Cover', 'Readers', 'Edition', 'Text'];
const modelLink = () => screen.queryByRole('link', { name: 'Edit the model' });
const fail = () => {
  throw new ApiError({ name: 'InternalServerError', message: 'Internal Server Error', status: 500 });
};
const confirm = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(button('Save'));
  const question = screen.getByRole('alertdialog', { name: 'Confirmation' });
  expect(question).toHaveAccessibleDescription('This will modify all your settings');
  await user.click(within(question).getByRole('button', { name: 'Confirm' }));
};

describe('the layout of an edit view', () => {
  it('is changed by keyboard, confirmed and saved without placeholders', async () => {
    const { user, requests, notices } = await open();
    expect(screen.getByText('Customize how the edit view will look like.')).toBeInTheDocument();
    expect(rows()).toEqual(initial);
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
    button('Move Genre').focus();
    await user.keyboard('{Enter}{ArrowUp}');
    expect(screen.getByText('Genre moved, row 1 of 7, place 1 of 2.')).toBeInTheDocument();
    expect(rows().slice(0, 3)).toEqual(['Genre Title', 'Author', 'Pages']);
    expect(button('Move Genre')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(button('Move Genre')).toHaveAttribute('aria-pressed', 'false');
    expect(rows().slice(0, 3)).toEqual(['Title', 'Genre Author', 'Pages']);
    await confirm(user);
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(notices()).toMatchObject([{ tone: 'success' }]);
    expect(requests(save)[0]?.body).toMatchObject({
      layouts: {
        list: expect.any(Array) as unknown,
        edit: [
          [{ name: 'title', size: 6 }],
          [
            { name: 'genre', size: 6 },
            { name: 'author', size: 6 },
          ],
          [{ name: 'pages', size: 4 }],
          [
            { name: 'inPrint', size: 4 },
            { name: 'cover', size: 6 },
          ],
          [{ name: 'readers', size: 6 }],
          [{ name: 'edition', size: 12 }],
          [{ name: 'text', size: 12 }],
        ],
      },
    });
  });

  it('is reset to its saved state', async () => {
    const { user } = await open();
    await user.click(button('Remove Author'));
    await user.click(button('Remove Readers'));
    expect(rows()).toEqual(['Title', 'Genre Pages', 'In print Cover', 'Edition', 'Text']);
    await user.click(button('Reset'));
    expect(rows()).toEqual(initial);
    expect(button('Reset')).toHaveAttribute('aria-disabled', 'true');
  });

  it('sets the label, the description and the width of a field', async () => {
    const { user, requests } = await open();
    await user.click(button('Edit Author'));
    const dialog = screen.getByRole('dialog', { name: 'Edit Author' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Label' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Label' }), 'Writer');
    await user.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Who wrote it');
    await user.click(within(dialog).getByRole('combobox', { name: 'Entry title of linked entries' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['ID', 'Name']);
    await user.click(screen.getByRole('option', { name: 'ID' }));
    await user.click(within(dialog).getByRole('combobox', { name: 'Size' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '33%',
      '50%',
      '66%',
      '100%',
    ]);
    await user.click(screen.getByRole('option', { name: '100%' }));
    await user.click(within(dialog).getByRole('switch', { name: 'Editable field' }));
    await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
    expect(rows().slice(0, 2)).toEqual(['Title', 'Writer']);
    await confirm(user);
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    expect(requests(save)[0]?.body).toMatchObject({
      metadatas: {
        author: {
          edit: {
            label: 'Writer',
            description: 'Who wrote it',
            mainField: 'id',
            editable: false,
            visible: true,
          },
        },
      },
    });
  });

  it('offers for each field only the settings that apply to it', async () => {
    const { user } = await open();
    const all = [
      'Label',
      'Description',
      'Placeholder',
      'Entry title of linked entries',
      'Size',
      'Editable field',
    ];
    const offered: Record<string, readonly string[]> = {};
    for (const name of ['genre', 'cover', 'inPrint', 'text', 'edition']) {
      await user.click(button(`Edit ${labelInWords(name)}`));
      const dialog = within(screen.getByRole('dialog'));
      offered[name] = all.filter((label) => dialog.queryByLabelText(label) !== null);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(offered).toEqual({
      genre: ['Label', 'Description', 'Placeholder', 'Size', 'Editable field'],
      cover: ['Label', 'Description', 'Size', 'Editable field'],
      inPrint: ['Label', 'Description', 'Size', 'Editable field'],
      text: ['Label', 'Description', 'Placeholder', 'Editable field'],
      edition: ['Label'],
    });
  });

  it.each([
    ['its plugin', {}, 8, true],
    ['the server rather than its plugin', { default: 12, isResizable: false } as const, 12, false],
  ])('gives a custom field the width from %s', async (_who, configured, size, isResizable) => {
    const steps = customFields.add({
      name: 'steps',
      pluginId: 'steps',
      type: 'integer',
      intlLabel: { id: 'steps.label', defaultMessage: 'Steps' },
      intlDescription: { id: 'steps.description', defaultMessage: 'A number in steps' },
      components: { Input: () => Promise.resolve({ default: () => null }) },
      defaultSize: 8,
    });
    const contentTypes = libraryInit.contentTypes.map((item) => ({
      ...item,
      attributes: {
        ...item.attributes,
        pages: { type: 'integer', customField: 'plugin::steps.steps' } as const,
      },
    }));
    const fieldSizes = 'default' in configured ? { 'plugin::steps.steps': configured } : {};
    const { user, requests } = await open({
      plugins: [definePlugin({ id: 'steps', contributes: [steps] })],
      responses: {
        'GET /content-manager/init': () => ({ data: { ...libraryInit, contentTypes, fieldSizes } }),
      },
    });
    await user.click(button('Remove Pages'));
    await user.click(screen.getByRole('combobox', { name: 'Insert another field' }));
    await user.click(screen.getByRole('option', { name: 'Pages' }));
    await user.click(button('Edit Pages'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByLabelText('Size') !== null).toBe(isResizable);
    await user.click(dialog.getByRole('button', { name: 'Finish' }));
    await confirm(user);
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    const saved = requests(save).map(({ body }) => body as { readonly layouts: ViewLayouts });
    expect(saved[0]?.layouts.edit.flat()).toContainEqual({ name: 'pages', size });
  });

  it('selects a short value as the entry title, or none', async () => {
    const { user, requests } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Entry title' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'None: name entries by their ID',
      'Created at',
      'Genre',
      'ID',
      'Pages',
      'Title',
      'Updated at',
    ]);
    await user.click(screen.getByRole('option', { name: /^None/ }));
    await confirm(user);
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    expect(requests(save)[0]?.body).toMatchObject({ settings: { mainField: null } });
  });

  it('shows the fields of a component, with links to its layout and back', async () => {
    const { user, location } = await open();
    const preview = screen.getByRole('list', { name: 'Fields of Edition' });
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Publisher', 'Year']);
    await user.click(screen.getByRole('link', { name: "Set the component's layout" }));
    await screen.findByRole('heading', { level: 1, name: 'Configure the view - Edition' });
    expect(location()).toBe(editionPath);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'Configure the view - Book' });
    expect(location()).toBe(at);
  });

  it('links from a zone to the layout of each component in it', async () => {
    const zone = { type: 'dynamiczone', components: ['print.edition'] } as const;
    const contentTypes = libraryInit.contentTypes.map((item) =>
      item.uid === bookUid ? { ...item, attributes: { ...item.attributes, parts: zone } } : item,
    );
    const { contentType, components } = libraryConfiguration(bookUid)!;
    const layouts = { ...contentType.layouts, edit: [[{ name: 'parts', size: 12 }]] };
    const { user, location } = await open({
      responses: {
        'GET /content-manager/init': () => ({ data: { ...libraryInit, contentTypes } }),
        'GET /content-manager/content-types/:uid/configuration': () => ({
          data: { contentType: { ...contentType, layouts }, components },
        }),
      },
    });
    await user.click(button('Edit Parts'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
      'label',
      'description',
    ]);
    expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    const tiles = screen.getByRole('list', { name: 'Components of Parts' });
    await user.click(within(tiles).getByRole('link', { name: 'Edition' }));
    expect(location()).toBe(editionPath);
  });

  it('keeps its changes and shows an error when it cannot be saved', async () => {
    const { user, notices } = await open({ responses: { [save]: fail } });
    await user.click(button('Remove Cover'));
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(notices()).toMatchObject([{ tone: 'warning', title: { id: 'notification.error' } }]),
    );
    expect(rows()[2]).toBe('In print');
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
  });

  it('asks for confirmation before unsaved changes are lost, and links back to the list', async () => {
    const { user, location } = await open();
    await user.click(button('Remove Cover'));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location()).toBe(bookList));
  });

  it('of a component is saved separately', async () => {
    const { user, requests } = await open({ at: editionPath }, 'Edition');
    await user.click(button('Remove Year'));
    await confirm(user);
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'true'));
    const [call] = requests('PUT /content-manager/components/:uid/configuration');
    expect(call).toMatchObject({
      params: { uid: 'print.edition' },
      body: { layouts: { edit: [[{ name: 'publisher', size: 6 }]] } },
    });
  });

  it.each([
    ['book', at, ['single-types', 'components']],
    [
      'single type',
      `/content-manager/single-types/${aboutUid}/configurations/edit`,
      ['collection-types', 'components'],
    ],
    ['component', editionPath, ['collection-types', 'single-types']],
  ])('of a %s requires the permission for its kind', async (_, address, others) => {
    const permissions = everyPermission.filter(
      ({ action }) => !action.includes('.configure-') || others.some((kind) => action.includes(`.${kind}.`)),
    );
    await renderLibrary({ at: address, permissions });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You may not see this page' }),
    ).toBeInTheDocument();
  });

  it.each([
    '/content-manager/collection-types/api::no.no/configurations/edit',
    `/content-manager/single-types/${bookUid}/configurations/edit`,
    '/content-manager/components/no.no/configurations/edit',
  ])('does not exist at %s', async (address) => {
    await renderLibrary({ at: address });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });
});

describe('the link from an edit view to its layout', () => {
  const entry = `${bookPath}/1`;
  const responses = { 'GET /content-manager/collection-types/:uid/:id': () => books(1)[0]! };

  it('leads there and back, and then to the page of the list that the entry was opened from', async () => {
    const list = `${bookPath}?page=2&pageSize=10&sort=title:DESC`;
    const { user, location } = await renderLibrary({ responses, at: entry, state: { list } });
    await user.click(await screen.findByRole('link', { name: 'Configure the view' }));
    await screen.findByRole('heading', { level: 1, name: 'Configure the view - Book' });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'A winter on the southern coast' });
    expect(location()).toBe(entry);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', `/admin${list}`);
  });

  it('is shown to users who may configure the view', async () => {
    await renderLibrary({ at: entry, responses, permissions: permissionsOn(bookUid) });
    await screen.findByRole('heading', { level: 1, name: 'A winter on the southern coast' });
    expect(screen.queryByRole('link', { name: 'Configure the view' })).not.toBeInTheDocument();
  });
});

describe('the link to the content-type builder', () => {
  const builder = definePlugin({
    id: 'builder',
    contributes: [
      routes.add({
        id: 'builder',
        path: 'plugins/content-type-builder/*',
        page: () => Promise.resolve({ default: () => <h1>Builder</h1> }),
      }),
    ],
  });
  const readModels = permission('plugin::content-type-builder.read');
  const permissions = [...everyPermission, readModels];

  it('opens the model for users who may read models', async () => {
    await open({ plugins: [builder], permissions });
    expect(modelLink()).toHaveAttribute(
      'href',
      `/admin/plugins/content-type-builder/content-types/${bookUid}`,
    );
  });

  it('opens a component by its category', async () => {
    await open({ at: editionPath, plugins: [builder], permissions }, 'Edition');
    expect(modelLink()).toHaveAttribute(
      'href',
      '/admin/plugins/content-type-builder/component-categories/print/print.edition',
    );
  });

  it('is hidden from other users', async () => {
    await open({ plugins: [builder] });
    expect(modelLink()).not.toBeInTheDocument();
  });

  it('is hidden if the builder is not installed', async () => {
    await open({ permissions: [...permissions, ...permissionsOn(bookUid)] });
    expect(modelLink()).not.toBeInTheDocument();
  });
});
