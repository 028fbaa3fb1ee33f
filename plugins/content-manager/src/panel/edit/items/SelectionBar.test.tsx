import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noticeTitles } from '../fixtures/render-gallery.tsx';
import {
  arrival,
  group,
  headers,
  links,
  opening,
  renderLists,
  sections,
  tickets,
} from '../fixtures/render-lists.tsx';

const parking = { id: 4, metaTitle: 'Parking', noIndex: false, metaDescription: null };
const all = [tickets, opening, arrival, parking];

/** Renders a list of four items and selects these. */
async function choose(names: readonly string[], ...spec: Parameters<typeof renderLists>) {
  const opened = await renderLists(...spec);
  const list = await group('Links');
  await opened.user.click(within(list).getByRole('button', { name: 'Select' }));
  for (const name of names) {
    await opened.user.click(within(list).getByRole('checkbox', { name: `Select ${name}` }));
  }
  const press = (name: string) => opened.user.click(within(list).getByRole('button', { name }));
  return { ...opened, list, press };
}

const undo = '{Control>}z{/Control}';

describe('selected items of a list', () => {
  it('are removed as one step, which is announced once and undone as one', async () => {
    const { list, press, user, saved } = await choose(['Tickets', 'How to get here'], { links: all });
    expect(within(list).getByRole('group', { name: '2 components selected' })).toBeVisible();
    await press('Remove');
    expect(headers(list)).toEqual(['Opening hours', 'Parking']);
    expect(screen.getByText('2 components removed.')).toBeInTheDocument();
    expect(within(list).getByText('Nothing selected')).toBeVisible();
    await user.keyboard(undo);
    expect(headers(list)).toEqual(['Tickets', 'Opening hours', 'How to get here', 'Parking']);
    await press('Done');
    expect(within(list).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(within(list).getByRole('button', { name: 'Select' })).toHaveFocus();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await saved()).toMatchObject({ links: [{ id: 2 }, { id: 4 }] });
  });

  it('are moved together, also by keyboard, and stay selected', async () => {
    const { list, user, saved } = await choose([], { links: all });
    within(list).getByRole('checkbox', { name: 'Select Opening hours' }).focus();
    await user.keyboard(' ');
    within(list).getByRole('checkbox', { name: 'Select Parking' }).focus();
    await user.keyboard(' ');
    within(list).getByRole('button', { name: 'Move up' }).focus();
    await user.keyboard('{Enter}');
    expect(headers(list)).toEqual(['Opening hours', 'Tickets', 'Parking', 'How to get here']);
    expect(screen.getByText('2 components moved up.')).toBeInTheDocument();
    await user.keyboard(undo);
    expect(headers(list)).toEqual(['Tickets', 'Opening hours', 'How to get here', 'Parking']);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(await saved()).toMatchObject({ links: [{ id: 2 }, { id: 1 }, { id: 4 }, { id: 3 }] });
  });

  it('can be a range, with Shift, or all items', async () => {
    const { list, press, user } = await choose(['Opening hours'], { links: all });
    await user.keyboard('{Shift>}');
    await user.click(within(list).getByRole('checkbox', { name: 'Select Parking' }));
    await user.keyboard('{/Shift}');
    expect(within(list).getByText('3 components selected')).toBeVisible();
    await user.click(within(list).getByRole('checkbox', { name: 'Select all' }));
    await press('Remove');
    expect(headers(list)).toEqual([]);
    expect(within(list).getByRole('button', { name: 'Add an entry' })).toHaveFocus();
  });

  it('are duplicated below the last of them unless the list would exceed its maximum', async () => {
    const { list, notices, press } = await choose(
      ['Tickets', 'Opening hours'],
      { links: [tickets, opening, arrival] },
      { attributes: { links: { ...links, max: 5 }, sections } },
    );
    await press('Duplicate');
    expect(headers(list)).toEqual([
      'Tickets',
      'Opening hours',
      'Tickets',
      'Opening hours',
      'How to get here',
    ]);
    expect(screen.getByText('2 components added, starting at position 3.')).toBeInTheDocument();
    await press('Duplicate');
    expect(noticeTitles(notices())).toEqual(['content-manager.edit.items.full']);
  });

  it('are copied and pasted into another list', async () => {
    const { press, user, notices, saved } = await choose(['Tickets', 'Parking'], { links: all });
    await press('Copy');
    expect(noticeTitles(notices())).toEqual(['content-manager.edit.items.copied-several']);
    const zone = await group('Sections');
    await user.click(within(zone).getByRole('button', { name: 'Paste 2 components' }));
    expect(headers(zone)).toEqual(['SEOTickets', 'SEOParking']);
    expect(await saved()).toMatchObject({
      sections: [
        { __component: 'shared.seo', metaTitle: 'Tickets' },
        { __component: 'shared.seo', metaTitle: 'Parking' },
      ],
    });
  });

  it('cannot be selected in a read-only list', async () => {
    await renderLists(
      { links: all },
      { attributes: { name: { type: 'string' }, links }, granted: { read: null, update: ['name'] } },
    );
    expect(within(await group('Links')).queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  });
});
