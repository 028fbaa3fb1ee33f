import type { Entry } from '@admin/content-model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryUid } from '../fixtures/gallery-type.ts';
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

describe('a repeatable component', () => {
  it('shows that it is empty, and opens one added item at a time with the focus in it', async () => {
    const { user, saved } = await renderLists({});
    const list = await group('Links');
    expect(within(list).getByText('No entry yet. Click on the button below to add one.')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Add an entry' }));
    const first = await within(list).findByRole('textbox', { name: 'Meta title' });
    expect(first).toHaveFocus();
    expect(within(list).getByText('SEO 1 added, position 1 of 1.')).toBeInTheDocument();
    await user.type(first, 'Tickets');
    await user.click(within(list).getByRole('button', { name: 'Add an entry' }));
    await waitFor(() => expect(within(list).getByRole('textbox', { name: 'Meta title' })).toHaveValue(''));
    expect(headers(list)).toEqual(['Tickets', 'SEO 2']);
    await user.type(within(list).getByRole('textbox', { name: 'Meta title' }), 'Hours');
    expect(await saved()).toMatchObject({
      links: [
        { metaTitle: 'Tickets', noIndex: false },
        { metaTitle: 'Hours', noIndex: false },
      ],
    });
  });

  it('closes its items when a drag starts and moves the item to the drop position', async () => {
    const { user, saved } = await renderLists({ links: [tickets, opening] });
    const list = await group('Links');
    await user.click(within(list).getByRole('button', { name: 'Opening hours' }));
    expect(within(list).getByRole('textbox', { name: 'Meta title' })).toBeInTheDocument();
    const handle = within(list).getByRole('button', { name: 'Move Opening hours' });
    fireEvent.dragStart(handle, {
      dataTransfer: { setData: () => undefined, setDragImage: () => undefined },
    });
    await waitFor(() => expect(within(list).queryByRole('textbox')).not.toBeInTheDocument());
    const target = within(list).getByRole('button', { name: 'Tickets' });
    fireEvent.dragEnter(target);
    fireEvent.dragOver(target);
    fireEvent.drop(target);
    expect(headers(list)).toEqual(['Opening hours', 'Tickets']);
    expect(screen.getByText('Opening hours dropped, position 1 of 2.')).toBeInTheDocument();
    expect(await saved()).toMatchObject({ links: [{ id: 2 }, { id: 1 }] });
  });

  it('renders the fields of an item only while it is open', async () => {
    const { user } = await renderLists({ links: [tickets, opening] });
    const list = await group('Links');
    expect(within(list).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Opening hours' }));
    expect(within(list).getByRole('textbox', { name: 'Meta title' })).toHaveValue('Opening hours');
    await user.click(within(list).getByRole('button', { name: 'Tickets' }));
    expect(within(list).getByRole('textbox', { name: 'Meta title' })).toHaveValue('Tickets');
  });

  it('is reordered by keyboard with announced positions and undone step by step', async () => {
    const { user, saved } = await renderLists({ links: [tickets, opening, arrival] });
    const list = await group('Links');
    within(list).getByRole('button', { name: 'Move How to get here' }).focus();
    await user.keyboard(' {ArrowUp}{ArrowUp} ');
    expect(headers(list)).toEqual(['How to get here', 'Tickets', 'Opening hours']);
    expect(screen.getByText('How to get here dropped, position 1 of 3.')).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Actions for Tickets' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    expect(headers(list)).toEqual(['How to get here', 'Opening hours', 'Tickets']);
    await user.keyboard('{Control>}z{/Control}');
    expect(headers(list)).toEqual(['How to get here', 'Tickets', 'Opening hours']);
    expect(await saved()).toMatchObject({ links: [{ id: 3 }, { id: 1 }, { id: 2 }] });
  });

  it('moves the focus to the next item after a removal and keeps unsaved input in other items', async () => {
    const { user, saved } = await renderLists({ links: [tickets, opening, arrival] });
    const list = await group('Links');
    await user.click(within(list).getByRole('button', { name: 'Opening hours' }));
    await user.type(within(list).getByRole('textbox', { name: 'Meta title' }), '!');
    await user.click(within(list).getByRole('button', { name: 'Remove Tickets' }));
    expect(screen.getByText('Tickets removed.')).toBeInTheDocument();
    expect(within(list).getByRole('button', { name: 'Opening hours!' })).toHaveFocus();
    expect(within(list).getByRole('textbox', { name: 'Meta title' })).toHaveValue('Opening hours!');
    expect(await saved()).toMatchObject({ links: [{ id: 2, metaTitle: 'Opening hours!' }, { id: 3 }] });
  });

  it('rejects items beyond its maximum and shows a notice', async () => {
    const { user, notices } = await renderLists(
      { links: [tickets] },
      { attributes: { links: { ...links, max: 1 } } },
    );
    const list = await group('Links');
    await user.click(within(list).getByRole('button', { name: 'Add an entry' }));
    expect(noticeTitles(notices())).toEqual(['content-manager.edit.items.full']);
    expect(headers(list)).toHaveLength(1);
  });

  it('shows how many items are missing if its content type has no drafts', async () => {
    const { user } = await renderLists(
      { links: [tickets] },
      { attributes: { links: { ...links, min: 3 } }, draftAndPublish: false },
    );
    const list = await group('Links');
    await user.click(within(list).getByRole('button', { name: 'Remove Tickets' }));
    await user.click(within(list).getByRole('button', { name: 'Add an entry' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(list).findByText('There are 2 missing components')).toBeVisible();
  });

  it('opens an invalid item on save and marks it while it is closed', async () => {
    const { user } = await renderLists(
      { links: [tickets, { ...opening, metaTitle: null }] },
      { attributes: { links }, draftAndPublish: false },
    );
    const list = await group('Links');
    await user.click(within(list).getByRole('button', { name: 'Tickets' }));
    await user.type(within(list).getByRole('textbox', { name: 'Meta title' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(list).getByRole('textbox', { name: 'Meta title' })).toHaveFocus());
    expect(within(list).getByRole('textbox', { name: 'Meta title' })).toHaveValue('');
    expect(within(list).getByText('This value is required.')).toBeVisible();
    expect(within(list).getByText('The component(s) contain error(s)')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'SEO 2' }));
    expect(within(list).getByText('Contains errors')).toBeInTheDocument();
  });

  it('is read-only for users who may only read it', async () => {
    const { user } = await renderLists(
      { links: [tickets] },
      { attributes: { name: { type: 'string' }, links }, granted: { read: null, update: ['name'] } },
    );
    const list = await group('Links');
    expect(
      within(list)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Tickets']);
    await user.click(within(list).getByRole('button', { name: 'Tickets' }));
    expect(within(list).getByRole('textbox', { name: 'Meta title' })).toBeDisabled();
  });

  it('opens the item that the address names', async () => {
    await renderLists(
      { links: [tickets, opening] },
      { at: `/content-manager/collection-types/${galleryUid}/12?field=links.1.metaTitle` },
    );
    const list = await group('Links');
    const field = within(list).getByRole('textbox', { name: 'Meta title' });
    expect(field).toHaveValue('Opening hours');
    await waitFor(() => expect(field).toHaveFocus());
  });
});

describe('a dynamic zone', () => {
  const visit = { id: 5, __component: 'place.visit', address: 'Canal Street 8', seo: null };

  it('names the controls of untitled items by their positions', async () => {
    const untitled = [6, 7].map((id) => ({ id, __component: 'place.visit', address: null, seo: null }));
    await renderLists({ sections: [visit, ...untitled] });
    const zone = await group('Sections');
    const names = within(zone).getAllByRole('button', { name: /^Move / });
    expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Move Visit: Canal Street 8',
      'Move Visit 2',
      'Move Visit 3',
    ]);
  });

  it('offers components by category and saves the chosen one with its name', async () => {
    const { user, saved } = await renderLists({ sections: [visit] });
    const zone = await group('Sections');
    await user.click(within(zone).getByRole('button', { name: 'Add a component to Sections' }));
    const picker = within(zone).getByRole('group', { name: 'Pick one component' });
    expect(within(picker).getByRole('button', { name: 'SEO' })).toHaveFocus();
    expect(within(picker).getByRole('button', { name: 'Shared' })).toHaveAttribute('aria-expanded', 'true');
    expect(within(picker).getByRole('button', { name: 'Place' })).toHaveAttribute('aria-expanded', 'false');
    await user.click(within(picker).getByRole('button', { name: 'SEO' }));
    await user.type(await within(zone).findByRole('textbox', { name: 'Meta title' }), 'Map');
    expect(headers(zone)).toEqual(['VisitCanal Street 8', 'SEOMap']);
    expect(await saved()).toMatchObject({
      sections: [
        { __component: 'place.visit', id: 5 },
        { __component: 'shared.seo', metaTitle: 'Map' },
      ],
    });
  });

  it('adds a component above an item and cancels with Escape', async () => {
    const { user } = await renderLists({ sections: [visit] });
    const zone = await group('Sections');
    const addAbove = async () => {
      await user.click(within(zone).getByRole('button', { name: 'Actions for Visit: Canal Street 8' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Add above' }));
      return within(zone).findByRole('group', { name: 'Pick one component' });
    };
    await addAbove();
    await user.keyboard('{Escape}');
    expect(within(zone).queryByRole('group', { name: 'Pick one component' })).not.toBeInTheDocument();
    await user.click(within(await addAbove()).getByRole('button', { name: 'SEO' }));
    expect(headers(zone)).toEqual(['SEO', 'VisitCanal Street 8']);
  });

  it('does not offer components while it is full', async () => {
    const { user, notices } = await renderLists(
      { sections: [visit, { ...visit, id: 6 }] },
      { attributes: { links, sections: { ...sections, max: 1 } } },
    );
    const zone = await group('Sections');
    await user.click(within(zone).getByRole('button', { name: 'Add a component to Sections' }));
    expect(within(zone).queryByRole('group', { name: 'Pick one component' })).not.toBeInTheDocument();
    expect(noticeTitles(notices())).toEqual(['content-manager.edit.items.full']);
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await within(zone).findByText(/^The value is too high\./)).toBeVisible();
  });

  it('duplicates an item without its id, and pastes one into another list', async () => {
    const { user, saved } = await renderLists({
      links: [tickets],
      sections: [{ ...visit, seo: { id: 9, metaTitle: 'Here', noIndex: true, metaDescription: null } }],
    });
    const zone = await group('Sections');
    const list = await group('Links');
    await user.click(within(zone).getByRole('button', { name: 'Actions for Visit: Canal Street 8' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(headers(zone)).toEqual(['VisitCanal Street 8', 'VisitCanal Street 8']);
    await user.click(within(list).getByRole('button', { name: 'Actions for Tickets' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await user.click(within(zone).getByRole('button', { name: 'Paste SEO' }));
    const body = (await saved()) as { readonly sections: readonly Entry[] };
    expect(body.sections).toMatchObject([
      { id: 5, address: 'Canal Street 8' },
      { __component: 'place.visit', address: 'Canal Street 8', seo: { metaTitle: 'Here', noIndex: true } },
      { __component: 'shared.seo', metaTitle: 'Tickets' },
    ]);
    expect(body.sections.slice(1).map((item) => Object.hasOwn(item, 'id'))).toEqual([false, false]);
    expect(body.sections[1]?.['seo']).not.toHaveProperty('id');
  });

  it('offers pasting only where the component is allowed', async () => {
    const { user } = await renderLists({ sections: [visit], links: [tickets] });
    const zone = await group('Sections');
    await user.click(within(zone).getByRole('button', { name: 'Actions for Visit: Canal Street 8' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    expect(within(zone).getByRole('button', { name: 'Paste Visit' })).toBeVisible();
    expect(within(await group('Links')).queryByRole('button', { name: /^Paste/ })).not.toBeInTheDocument();
  });
});
