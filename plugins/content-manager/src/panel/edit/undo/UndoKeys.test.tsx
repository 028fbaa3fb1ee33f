import type { Entry } from '@admin/content-model';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const create = 'POST /content-manager/collection-types/:uid';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;

const type = {
  attributes: {
    name: { type: 'string' },
    open: { type: 'boolean', default: false },
    seo: { type: 'component', component: 'shared.seo' },
  },
} as const;
const read = { 'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, seo: null }) };

const nameInput = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('undo in the edit view', () => {
  it('reverts the last input as one step, then earlier changes, and announces each', async () => {
    const { user } = await renderGallery({ type, responses: read });
    await user.click(screen.getByRole('switch', { name: 'Open' }));
    await user.type(nameInput(), ' of Clocks');
    await user.keyboard('{Control>}z{/Control}');
    expect(nameInput()).toHaveValue('House of Small Machines');
    expect(await screen.findByText('Undone: Name')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('switch', { name: 'Open' })).toBeChecked();
    // The focus moves to the changed field.
    expect(screen.getByRole('switch', { name: 'Open' })).toHaveFocus();
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('Nothing to undo')).toBeInTheDocument();
    await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}{Control>}y{/Control}');
    expect(nameInput()).toHaveValue('House of Small Machines of Clocks');
    expect(await screen.findByText('Redone: Name')).toBeInTheDocument();
  });

  it('restores a removed component with its values', async () => {
    const { user } = await renderGallery({ type, responses: read });
    await user.click(screen.getByRole('button', { name: 'Add SEO' }));
    await user.type(screen.getByRole('textbox', { name: 'Meta title' }), 'Machines');
    await user.click(screen.getByRole('button', { name: 'Remove SEO' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('textbox', { name: 'Meta title' })).toHaveValue('Machines');
  });

  it('continues across the first save, in the same input with its caret', async () => {
    let stored: Entry = galleryEntry;
    const store = ({ body }: { readonly body?: object }): Entry => {
      stored = { ...galleryEntry, seo: null, ...body, id: 77 };
      return stored;
    };
    const { requests, user } = await renderGallery({
      type,
      at: createAddress,
      responses: {
        [create]: store,
        [update]: store,
        'GET /content-manager/collection-types/:uid/:id': () => stored,
      },
    });
    const input = nameInput();
    await user.type(input, 'Lantern');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('heading', { level: 1, name: 'Lantern' });
    await waitFor(() => expect(input).toHaveFocus());
    expect(nameInput()).toBe(input);
    await user.keyboard('{Control>}z{/Control}');
    expect(input).toHaveValue('');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(requests(update)[0]?.body).toMatchObject({ name: null }));
  });

  it("follows the undo command of the browser's menu", async () => {
    const { user } = await renderGallery({ type, responses: read });
    await user.type(nameInput(), '!');
    const beforeInput = new InputEvent('beforeinput', {
      inputType: 'historyUndo',
      bubbles: true,
      cancelable: true,
    });
    fireEvent(nameInput(), beforeInput);
    expect(beforeInput.defaultPrevented).toBe(true);
    expect(nameInput()).toHaveValue('House of Small Machines');
  });

  it('ignores a locked form and open dialogs', async () => {
    const { user } = await renderGallery({ type, responses: read });
    await user.type(nameInput(), '!');
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByDisplayValue('House of Small Machines!')).toBeInTheDocument();
  });
});
