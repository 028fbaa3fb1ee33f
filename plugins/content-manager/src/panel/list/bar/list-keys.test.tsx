import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBooks, rows } from '../fixtures/render-library.tsx';

const search = () => screen.getByRole('searchbox', { name: 'Search in Book' });

describe('the keyboard shortcuts of a list', () => {
  it('focus the search and the rows, and open and select rows', async () => {
    const { location, user } = await renderBooks();
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('');
    await user.keyboard('{ArrowDown}');
    expect(rows()[0]).toHaveFocus();
    await user.keyboard('{ArrowDown} {ArrowDown}');
    expect(within(rows()[1]!).getByRole('checkbox')).toBeChecked();
    expect(rows()[2]).toHaveFocus();
    await user.keyboard('/');
    expect(search()).toHaveFocus();
    // At the previous address again.
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location()).toMatch(/api::book\.book\/3$/);
  });

  it('are listed in the overview if they have an effect', async () => {
    const { user } = await renderBooks();
    await user.keyboard('?');
    const overview = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const shortcutsIn = (group: string) =>
      within(within(overview).getByRole('region', { name: group }))
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    expect(shortcutsIn('This page')).toEqual(['Search', 'Go from the search to the rows']);
    expect(shortcutsIn('Rows')).toEqual([
      'Go to the row above or below',
      'Go to the first or the last row',
      'Open the entry',
      'Select the row',
      'Select all rows since the last selected one',
    ]);
    await user.keyboard('{Escape}');
  });
});
