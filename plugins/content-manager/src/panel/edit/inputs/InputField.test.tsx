import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

/** Renders an enumeration field, opens its list and returns the offered options. */
async function openEnumeration({ required }: { readonly required: boolean }) {
  const { user } = await renderGallery({
    type: {
      attributes: {
        name: { type: 'string' },
        kind: { type: 'enumeration', enum: ['museum', 'workshop'], required },
      },
      draftAndPublish: false,
    },
  });
  const kind = screen.getByRole('combobox', { name: 'Kind' });
  expect(kind).toHaveTextContent('workshop');
  await user.click(kind);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  return { kind, options, user };
}

describe('an enumeration field', () => {
  it('offers to clear the value when it is optional', async () => {
    const { kind, options, user } = await openEnumeration({ required: false });
    expect(options).toEqual(['Choose here', 'museum', 'workshop']);
    await user.click(screen.getByRole('option', { name: 'Choose here' }));
    expect(kind).toHaveTextContent('Choose here');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });

  it('offers only its values when it is required', async () => {
    const { options } = await openEnumeration({ required: true });
    expect(options).toEqual(['museum', 'workshop']);
  });
});

describe('a number field', () => {
  it('keeps text that is not a number, shows an error, and blocks saving until it is fixed', async () => {
    const type = { attributes: { rooms: { type: 'integer' } }, draftAndPublish: true } as const;
    const update = 'PUT /content-manager/collection-types/:uid/:id';
    const { requests, user } = await renderGallery({ type, responses: { [update]: () => galleryEntry } });
    const rooms = screen.getByRole('spinbutton', { name: 'Rooms' });
    await user.clear(rooms);
    await user.type(rooms, '12 rooms');
    await user.tab();
    expect(rooms).toHaveValue('12 rooms');
    await waitFor(() => expect(rooms).toHaveAccessibleDescription(/This is not a number/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(rooms).toHaveFocus());
    expect(requests(update)).toEqual([]);
    await user.clear(rooms);
    await user.type(rooms, '12');
    await waitFor(() => expect(rooms).not.toHaveAccessibleDescription());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)[0]?.body).toEqual({ rooms: 12 }));
  });
});

describe('the text fields of a localized entry', () => {
  const localized = { i18n: { localized: true } };
  const attributes = {
    name: { type: 'string', pluginOptions: localized },
    summary: { type: 'text', pluginOptions: localized },
    email: { type: 'email' },
  } as const;
  const read = 'GET /content-manager/collection-types/:uid/:id';

  it('have the language and direction of the locale, but their labels do not', async () => {
    await renderGallery({
      type: { attributes, pluginOptions: localized },
      responses: { [read]: () => ({ ...galleryEntry, locale: 'ar' }) },
    });
    for (const name of ['Name', 'Summary']) {
      const field = screen.getByRole('textbox', { name });
      expect([field.lang, field.dir]).toEqual(['ar', 'rtl']);
    }
    expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveAttribute('lang');
    expect(screen.getByText('Name').closest('[lang]')).toBe(document.documentElement);
  });

  it('have no language when the type is not localized', async () => {
    await renderGallery({ type: { attributes } });
    expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('lang');
  });
});

describe('the field of an input', () => {
  it.each([true, false])(
    'marks a required field as required, or as required to publish when the type has drafts (%s)',
    async (isDraft) => {
      await renderGallery({
        type: { attributes: { name: { type: 'string', required: true } }, draftAndPublish: isDraft },
      });
      const name = screen.getByRole('textbox', { name: 'Name' });
      expect(name.hasAttribute('aria-required')).toBe(!isDraft);
      expect(name).toHaveAccessibleDescription(isDraft ? 'Required to publish' : '');
    },
  );
});
