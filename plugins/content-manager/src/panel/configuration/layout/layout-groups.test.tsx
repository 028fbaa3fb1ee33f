import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookUid, libraryConfiguration } from '../../list/fixtures/library-types.ts';
import { bookPath, type LibrarySpec } from '../../list/fixtures/library-panel.tsx';
import { renderLibrary } from '../../list/fixtures/render-library.tsx';

const save = 'PUT /content-manager/content-types/:uid/configuration';
const labels = ['Title', 'Author', 'Genre', 'Pages', 'In print', 'Cover', 'Readers', 'Edition'];

const open = async (spec: LibrarySpec = {}) => {
  const library = renderLibrary({ at: `${bookPath}/configurations/edit`, ...spec });
  await screen.findByRole('heading', { level: 1, name: 'Configure the view - Book' });
  return library;
};
const button = (name: string) => screen.getByRole('button', { name });
const groups = () =>
  screen
    .queryAllByRole('button', { name: /^Rename the group / })
    .map((rename) => rename.getAttribute('aria-label')?.replace('Rename the group ', ''));
const fieldsIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('button', { name: /^Edit / })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Edit ', ''));

describe('the groups of an edit view', () => {
  it('are created by name, and their fields are moved by keyboard with announcements', async () => {
    const { user, requests } = await open();
    const name = async (text: string) => {
      const dialog = within(screen.getByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: 'Name' }), text);
      await user.click(dialog.getByRole('button', { name: 'Finish' }));
    };
    await user.click(button('Add a group'));
    await name('General');
    expect(screen.getByText('Another group has this name.')).toBeInTheDocument();
    await user.clear(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' }));
    await name('Writing');
    expect(groups()).toEqual(['General', 'Writing']);
    expect(screen.getByText('Group Writing added.')).toBeInTheDocument();
    expect(screen.getByText(/^Drag fields here/)).toBeInTheDocument();
    button('Move Text').focus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(screen.getByText('Text dropped, in Writing, row 1 of 1, place 1 of 1.')).toBeInTheDocument();
    expect(button('Move Text')).toHaveFocus();
    expect(fieldsIn(screen.getByRole('region', { name: 'Writing' }))).toEqual(['Text']);
    await user.click(button('Rename the group General'));
    await name(' facts');
    await user.click(button('Move the group Writing up'));
    expect(screen.getByText('Group Writing moved, position 1 of 2.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Show groups as' }));
    await user.click(screen.getByRole('option', { name: 'Sections' }));
    await user.click(button('Save'));
    await user.click(button('Confirm'));
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    const fields = ['title', 'author', 'genre', 'pages', 'inPrint', 'cover', 'readers', 'edition'];
    expect(requests(save)[0]?.body).toMatchObject({
      groups: {
        kind: 'sections',
        items: [
          { name: 'Writing', fields: ['text'] },
          { name: 'General facts', fields },
        ],
      },
    });
    await user.click(button('Remove the group General facts'));
    expect(groups()).toEqual([]);
    expect(fieldsIn(screen.getByRole('list', { name: 'Fields' }))).toEqual(['Text', ...labels]);
    expect(button('Add a group')).toHaveFocus();
  });

  it('are not offered if the server does not support them', async () => {
    const library = libraryConfiguration(bookUid);
    if (!library) throw new Error('there are no books');
    const { groups: _, ...contentType } = library.contentType;
    const { user, requests } = await open({
      responses: {
        'GET /content-manager/content-types/:uid/configuration': () => ({
          data: { ...library, contentType },
        }),
      },
    });
    expect(screen.queryByRole('button', { name: 'Add a group' })).not.toBeInTheDocument();
    await user.click(button('Remove Readers'));
    await user.click(button('Save'));
    await user.click(button('Confirm'));
    await waitFor(() => expect(requests(save)).toHaveLength(1));
    expect(requests(save)[0]?.body).not.toHaveProperty('groups');
  });
});
