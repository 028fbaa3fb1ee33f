import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookPath } from '../../list/fixtures/library-panel.tsx';
import { renderLibrary } from '../../list/fixtures/render-library.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const insert = () => screen.getByRole('combobox', { name: 'Insert another field' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const lastRow = () => {
  const rows = within(screen.getByRole('list', { name: 'Fields' })).getAllByRole('listitem', {
    name: /^Row /,
  });
  return within(rows.at(-1)!)
    .getAllByRole('button', { name: /^Edit / })
    .map((edit) => edit.getAttribute('aria-label'));
};

describe('the search for fields outside of the layout', () => {
  it('inserts several fields one after the other', async () => {
    const { user } = await renderLibrary({ at: `${bookPath}/configurations/edit` });
    await screen.findByRole('list', { name: 'Fields' });
    expect(insert()).toBeDisabled();
    await user.click(button('Remove Title'));
    expect(insert()).toHaveFocus();
    await user.click(button('Remove Genre'));
    await user.click(insert());
    expect(options()).toEqual(['Genre', 'Title']);
    await user.keyboard('gen');
    expect(options()).toEqual(['Genre']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(lastRow()).toEqual(['Edit Genre']);
    expect(screen.getByText('Genre added, row 7 of 7, place 1 of 1.')).toBeInTheDocument();
    expect(insert()).toHaveFocus();
    expect(options()).toEqual(['Title']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(lastRow()).toEqual(['Edit Genre', 'Edit Title']);
    expect(insert()).toBeDisabled();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(button('Move Title')).toHaveFocus();
  });
});
