import { permission } from '@admin/fixtures';
import { definePlugin, isGranted, type Contribution } from '@admin/shell';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mutateListFilters, type FilterValues, type ListFilterField } from '../../../points.ts';
import { bookList } from '../fixtures/library-panel.tsx';
import { everyPermission } from '../fixtures/library-permissions.ts';
import { renderBooks } from '../fixtures/render-library.tsx';

const shelves = [
  { value: '1', label: 'Poetry' },
  { value: '2', label: 'Travel' },
];

const values: FilterValues = {
  search: (text) =>
    Promise.resolve(shelves.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))),
  names: (ids) =>
    Promise.resolve(
      new Map(
        shelves.filter(({ value }) => ids.includes(value)).map(({ value, label }) => [value, label] as const),
      ),
    ),
};

const shelf: ListFilterField = {
  name: 'shelf',
  path: ['shelf', 'id'],
  attribute: { type: 'relation', relation: 'manyToOne', target: 'plugin::shelves.shelf' },
  input: 'entry',
  operators: ['$in', '$null', '$notNull'],
  label: { id: 'shelves.shelf', defaultMessage: 'Shelf' },
  values,
};

const plugin = (...contributes: readonly Contribution[]) => [definePlugin({ id: 'shelves', contributes })];
const permissions = [...everyPermission, permission('plugin::shelves.read')];
const filter = mutateListFilters.add({
  id: 'shelves.filter',
  run: (fields, { granted }) =>
    isGranted(granted, [{ action: 'plugin::shelves.read' }]) ? [...fields, shelf] : fields,
});

describe('a filter of a plugin', () => {
  it('offers the values that the plugin finds, and names them', async () => {
    const { location, user } = await renderBooks({ permissions, plugins: plugin(filter) });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Shelf' }));
    await user.type(screen.getByRole('combobox', { name: 'Value' }), 'tra');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Poetry' })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('option', { name: 'Travel' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toContain('filters[$and][0][shelf][id][$in][0]=2'));
    expect(await screen.findByText('Filter: Shelf is one of Travel')).toBeVisible();
  });

  it('names the values of an address', async () => {
    await renderBooks({
      permissions,
      at: `${bookList}&filters[$and][0][shelf][id][$in][0]=1`,
      plugins: plugin(filter),
    });
    expect(await screen.findByText('Filter: Shelf is one of Poetry')).toBeVisible();
  });

  it('compares an attribute of a linked entry', async () => {
    const number: ListFilterField = {
      name: 'shelves.number',
      path: ['shelf', 'number'],
      attribute: { type: 'integer' },
      input: 'number',
      operators: ['$eq', '$gt', '$lt'],
      label: { id: 'shelves.number', defaultMessage: 'Number of the shelf' },
    };
    const byNumber = mutateListFilters.add({ id: 'shelves.number', run: (fields) => [...fields, number] });
    const { location, user } = await renderBooks({ permissions, plugins: plugin(byNumber) });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Number of the shelf' }));
    await user.type(await screen.findByLabelText('Value'), '4');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(location()).toContain('filters[$and][0][shelf][number][$eq]=4'));
    expect(await screen.findByText('Filter: Number of the shelf is 4')).toBeVisible();
  });

  it('depends on the permissions of the user', async () => {
    const { user } = await renderBooks({ plugins: plugin(filter) });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('combobox', { name: 'Field' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toContain('Shelf');
  });

  it.each([
    [{ ...shelf, name: '' }, 'needs a name.'],
    [{ ...shelf, name: 'title' }, 'needs a name of its own.'],
    [{ ...shelf, path: 'shelf.id' }, 'needs the names of its `path` as a list.'],
    [{ ...shelf, operators: undefined }, 'needs its operators as a list.'],
  ])('is left out and reported when it is malformed: %#', async (field, reason) => {
    const broken = mutateListFilters.add({
      id: 'shelves.broken',
      run: (fields) => [...fields, field as ListFilterField],
    });
    const { problems, user } = await renderBooks({ plugins: plugin(broken), expectsProblems: true });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter the list' }));
    await dialog.findByRole('button', { name: 'Apply' });
    expect(problems()[0]).toMatchObject({
      code: 'HOOK_FAILED',
      pluginId: 'shelves',
      message: expect.stringContaining(reason) as string,
    });
  });
});
