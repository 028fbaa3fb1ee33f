import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';
import { groupedGallery } from '../fixtures/grouped-gallery.ts';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const at = `/content-manager/collection-types/${galleryUid}/12`;
const open = (kind: 'tabs' | 'sections', query = '') =>
  renderGallery({
    type: groupedGallery(kind),
    at: at + query,
    responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
  });
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });
const box = (name: string) => screen.queryByRole('textbox', { name });
const rooms = () => screen.getByRole('spinbutton', { name: 'Rooms' });
const section = (name: string) => screen.getByRole('heading', { level: 2, name });

describe('a form with tabs', () => {
  it('shows one group, keeps the input in the others, and stores the open one in its address', async () => {
    const { user, requests, location } = await open('tabs');
    expect(tab('General')).toHaveAttribute('aria-selected', 'true');
    expect(document.querySelector('[data-field="email"]')).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' II');
    await user.click(tab('General'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Visit us')).toHaveFocus();
    expect(location()).toBe(`${at}?group=Visit+us`);
    expect(box('Name')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'new@example.com');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(requests(update)[0]?.body).toMatchObject({
        name: `${String(galleryEntry['name'])} II`,
        email: 'new@example.com',
      }),
    );
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('new@example.com');
    await user.click(tab('General'));
    expect(location()).toBe(at);
    // A group that was open stays mounted.
    expect(document.querySelector('[data-field="email"]')).not.toBeNull();
    expect(box('Email')).not.toBeInTheDocument();
  });

  it('validates every group, shows the number of errors at its tab, and opens it', async () => {
    const { user, requests } = await open('tabs', '?group=Visit+us');
    expect(tab('Visit us')).toHaveAttribute('aria-selected', 'true');
    expect(box('Name')).not.toBeInTheDocument();
    await user.click(tab('General'));
    await user.clear(rooms());
    await user.type(rooms(), '900');
    await user.click(tab('Visit us'));
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(rooms()).toHaveFocus());
    expect(requests(update)).toHaveLength(0);
    expect(tab('General 1 problem to fix')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Visit us 1 problem to fix')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Email' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  });

  it('opens the group of the field in the address, and of an undone change', async () => {
    const { user } = await open('tabs', '?field=email');
    await waitFor(() => expect(tab('Visit us')).toHaveAttribute('aria-selected', 'true'));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x');
    await user.click(tab('General'));
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  });
});

describe('a form with sections', () => {
  it('shows all groups, collapses them, and links to them from its outline and from errors', async () => {
    const { user } = await open('sections');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['General', 'Visit us']),
    );
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody');
    await user.click(within(section('Visit us')).getByRole('button'));
    expect(box('Email')).not.toBeInTheDocument();
    const outline = within(screen.getByRole('navigation', { name: 'Groups of fields' }));
    await user.click(outline.getByRole('button', { name: 'Visit us' }));
    expect(within(section('Visit us')).getByRole('button')).toHaveFocus();
    expect(box('Email')).toHaveValue('nobody');
    await user.click(within(section('Visit us')).getByRole('button'));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    expect(outline.getByText('1 problem to fix')).toBeInTheDocument();
  });
});
