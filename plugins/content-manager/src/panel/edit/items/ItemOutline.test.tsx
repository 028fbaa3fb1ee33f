import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { group, headers, renderLists } from '../fixtures/render-lists.tsx';

const visits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    __component: 'place.visit',
    address: `Street ${index + 1}`,
    seo: null,
  }));

/** The zone with its outline open. */
async function openOutline() {
  const opened = await renderLists({ sections: visits(8) });
  const zone = await group('Sections');
  await opened.user.click(within(zone).getByRole('button', { name: 'Outline' }));
  const outline = within(screen.getByRole('navigation', { name: 'Outline of Sections' }));
  return { ...opened, zone, outline };
}

describe('the outline of a long zone', () => {
  it('opens its items and moves between rows with the arrow keys', async () => {
    const { user, zone, outline } = await openOutline();
    expect(outline.getAllByRole('listitem')).toHaveLength(8);
    const [first] = outline.getAllByRole('button');
    await user.tab();
    await user.tab();
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(within(zone).getByRole('textbox', { name: 'Address' })).toHaveFocus());
    expect(within(zone).getByRole('textbox', { name: 'Address' })).toHaveValue('Street 3');
    await user.click(outline.getByRole('button', { name: 'Visit Street 8' }));
    await waitFor(() => expect(screen.getByDisplayValue('Street 8')).toHaveFocus());
  });

  it('moves an item with Alt and the arrow keys, announces its position and keeps the focus on it', async () => {
    const { user, zone, outline, saved } = await openOutline();
    outline.getByRole('button', { name: 'Visit Street 2' }).focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(headers(zone).slice(0, 2)).toEqual(['VisitStreet 2', 'VisitStreet 1']);
    expect(screen.getByText('Visit: Street 2 moved, position 1 of 8.')).toBeInTheDocument();
    await waitFor(() => expect(outline.getByRole('button', { name: 'Visit Street 2' })).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('Visit: Street 2 cannot move further, position 1 of 8.')).toBeInTheDocument();
    const body = (await saved()) as { readonly sections: readonly { readonly id: number }[] };
    expect(body.sections.map(({ id }) => id)).toEqual([2, 1, 3, 4, 5, 6, 7, 8]);
  });

  it('is not offered for a zone with fewer than eight items', async () => {
    await renderLists({ sections: visits(7) });
    expect(
      within(await group('Sections')).queryByRole('button', { name: 'Outline' }),
    ).not.toBeInTheDocument();
  });
});
