import { pageOf } from '@admin/fixtures';
import { ApiError, customFields, definePlugin } from '@admin/shell';
import type { ZoneEntry } from '@admin/shell/host';
import { respond } from '@admin/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { editViewInformations, editViewRightLinks, type EditContext } from '../../points.ts';
import { deferred } from './fixtures/deferred.ts';
import { galleryEntry } from './fixtures/gallery-entry.ts';
import { everyAttribute, galleryUid } from './fixtures/gallery-type.ts';
import { noticeTitles, renderGallery } from './fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const create = 'POST /content-manager/collection-types/:uid';
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;

const noLinks = pageOf([]);

beforeEach(() => localStorage.clear());

describe('the edit view', () => {
  it('saves the input and reports it', async () => {
    const { requests, notices, user } = await renderGallery({
      responses: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'House of Clocks');
    await user.click(save);
    await waitFor(() => expect(noticeTitles(notices())).toEqual(['success.record.save']));
    expect(requests(update)[0]).toMatchObject({
      params: { uid: galleryUid, id: '12' },
      body: { name: 'House of Clocks' },
    });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House of Clocks');
  });

  it('shows the content type and the locale in its header, and the type in the document title', async () => {
    const pluginOptions = { i18n: { localized: true } };
    await renderGallery({
      type: { attributes: { name: { type: 'string' } }, pluginOptions },
      responses: {
        'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, locale: 'fr' }),
      },
    });
    expect(screen.getByText('Gallery · French')).toBeVisible();
    expect(document.title).toBe('House of Small Machines · Gallery · Atrium');
    const information = screen.getByRole('heading', { name: 'Information' }).closest('section');
    expect(information).toHaveTextContent('API IDgallery');
  });

  it('saves with Ctrl+S', async () => {
    const { requests, user } = await renderGallery({ responses: { [update]: () => galleryEntry } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(requests(update)).toHaveLength(1));
  });

  it('creates an entry, and continues at its address with the same query', async () => {
    const { requests, location, navigate, user } = await renderGallery({
      at: `${createAddress}?plugins[i18n][locale]=fr&plugins[shop][currency]=eur`,
      responses: {
        [create]: ({ body }) => ({ ...galleryEntry, ...body, id: 77 }),
        'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, id: 77 }),
        'POST /content-manager/uid/generate': () => ({ data: 'lantern' }),
        'POST /content-manager/uid/check-availability': () => ({ isAvailable: true, suggestion: null }),
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create an entry');
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Lantern');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByRole('heading', { level: 1, name: 'Lantern' });
    // The field keeps its caret.
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name);
    expect(screen.getByRole('button', { name: 'Delete this entry' })).toBeVisible();
    expect(requests(create)[0]?.query).toEqual({ locale: 'fr' });
    // The first entry completes a step of the tour.
    expect(localStorage.getItem('admin.guided-tour')).toContain('"contentManager":{"create":true');
    const [path, query] = location().split('?');
    expect(path).toBe(`/content-manager/collection-types/${galleryUid}/77`);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      'plugins[i18n][locale]': 'fr',
      'plugins[shop][currency]': 'eur',
    });
    // Back does not return to the form of an entry that exists.
    await navigate(-1);
    expect(location()).toBe('/before');
  });

  it('shows errors at the invalid fields, focuses the first one and sends nothing', async () => {
    const { requests, user } = await renderGallery({
      type: {
        attributes: { name: { type: 'string', maxLength: 3 }, code: { type: 'string', required: true } },
        draftAndPublish: false,
      },
      at: createAddress,
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lantern');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The value is too long. It may have at most 3 characters.')).toBeVisible();
    expect(screen.getByText('This value is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    expect(requests(create)).toHaveLength(0);
  });

  it('removes an error once the value is valid', async () => {
    const { user } = await renderGallery({
      type: { attributes: { name: { type: 'string', maxLength: 3 } } },
      at: createAddress,
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Lamp');
    await user.tab();
    expect(await screen.findByText(/too long/)).toBeVisible();
    await user.type(name, '{Backspace}');
    await waitFor(() => expect(screen.queryByText(/too long/)).not.toBeInTheDocument());
  });

  it('shows an error of the server at its field and keeps the input', async () => {
    const { user } = await renderGallery({
      responses: {
        [update]: () => {
          throw new ApiError({
            name: 'ValidationError',
            message: 'This value is already in use.',
            status: 400,
            details: {
              errors: [{ path: ['slug'], message: 'This attribute must be unique', name: 'ValidationError' }],
            },
          });
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This value is already in use.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines!');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });

  it('keeps the input when the server is unreachable, and retries on demand', async () => {
    let attempts = 0;
    const { notices, user } = await renderGallery({
      responses: {
        [update]: ({ body }) => {
          attempts += 1;
          if (attempts === 1) throw new ApiError({ name: 'NetworkError', message: 'x', status: 0 });
          return { ...galleryEntry, ...body };
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(noticeTitles(notices())).toContain('success.record.save'));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('House of Small Machines!');
  });

  it('blocks changes of the form during a save, and keeps the focus', async () => {
    const response = deferred<typeof galleryEntry>();
    const { requests, user } = await renderGallery({
      type: { attributes: { name: { type: 'string' }, open: { type: 'boolean' } } },
      responses: { [update]: () => response.promise },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    const form = name.closest('form');
    const unchecked = screen.getByRole('radio', { checked: false, name: 'No' });
    await user.type(name, '!');
    await user.keyboard('{Meta>}s{/Meta}');
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    expect(name).toHaveFocus();
    await user.keyboard('lost{Backspace}');
    await user.paste('lost');
    await user.keyboard('{Meta>}s{/Meta}');
    expect(name).toHaveValue('House of Small Machines!');
    await user.click(unchecked);
    expect(unchecked).not.toBeChecked();
    await user.keyboard('{Tab}');
    expect(name).not.toHaveFocus();
    name.focus();
    act(() => response.resolve({ ...galleryEntry, name: 'House of Small Machines!' }));
    await waitFor(() => expect(form).toHaveAttribute('aria-busy', 'false'));
    expect(name).toHaveFocus();
    await user.keyboard('?');
    expect(name).toHaveValue('House of Small Machines!?');
    expect(requests(update)).toHaveLength(1);
  });

  it('sends the version that the changes are based on', async () => {
    const versions = ['"v7"', '"v8"', '"v9"'];
    const answered = () => respond({ body: galleryEntry, headers: { ETag: versions.shift() ?? '' } });
    const { requests, notices, user } = await renderGallery({
      responses: { 'GET /content-manager/collection-types/:uid/:id': answered, [update]: answered },
    });
    for (const letter of ['!', '?']) {
      await user.type(screen.getByRole('textbox', { name: 'Name' }), letter);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(noticeTitles(notices()).at(-1)).toBe('success.record.save'));
    }
    await waitFor(() => expect(requests(update)).toHaveLength(2));
    const sent = requests(update).map(({ header }) => header('If-Match'));
    expect(sent).toEqual(['"v7"', '"v8"']);
  });

  it('deletes the entry after a confirmation and returns to the list', async () => {
    const remove = 'DELETE /content-manager/collection-types/:uid/:id';
    const { requests, notices, user } = await renderGallery({ responses: { [remove]: () => galleryEntry } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this?' });
    expect(requests(remove)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(noticeTitles(notices())).toEqual(['success.record.delete']);
  });

  it('has nothing to save before the first input, whatever the default values', async () => {
    const { requests, user } = await renderGallery({
      at: createAddress,
      type: { attributes: { name: { type: 'string', default: 'Untitled' }, open: { type: 'boolean' } } },
    });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Untitled');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Control>}s{/Control}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(requests(create)).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });

  it('shows the problem, and whom to contact, at a field that it cannot edit', async () => {
    const { requests, user } = await renderGallery({
      type: {
        attributes: {
          name: { type: 'string' },
          cover: { type: 'media', allowedTypes: ['images'], required: true },
        },
        draftAndPublish: false,
      },
      at: createAddress,
    });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lantern');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const cover = screen.getByRole('group', { name: /^Cover/ });
    await waitFor(() => expect(cover).toHaveAccessibleDescription(/ask a developer to fill it in/));
    expect(requests(create)).toHaveLength(0);
  });

  it('renders only the field that receives input', async () => {
    const renders: Record<string, number> = {};
    const Probe = ({
      name,
      value,
      onChange,
    }: {
      name: string;
      value: unknown;
      onChange: (value: string) => void;
    }) => {
      renders[name] = (renders[name] ?? 0) + 1;
      return createElement('input', {
        'aria-label': name,
        value: typeof value === 'string' ? value : '',
        onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
      });
    };
    const probes = definePlugin({
      id: 'probes',
      contributes: [
        customFields.add({
          name: 'probe',
          pluginId: 'probes',
          type: 'string',
          intlLabel: { id: 'probes.label', defaultMessage: 'Probe' },
          intlDescription: { id: 'probes.description', defaultMessage: 'Counts' },
          components: { Input: () => Promise.resolve({ default: Probe as never }) },
        }),
      ],
    });
    const probe = { type: 'string', customField: 'plugin::probes.probe' } as const;
    const { user } = await renderGallery({
      type: { attributes: { one: probe, two: probe } },
      plugins: [probes],
    });
    const one = await screen.findByRole('textbox', { name: 'one' });
    await user.type(one, 'a');
    const before = { ...renders };
    await user.type(one, 'b');
    expect(renders['one']).toBe((before['one'] ?? 0) + 1);
    expect(renders['two']).toBe(before['two']);
  });

  it('shows each contribution of a plugin in its zone', async () => {
    const note = (id: string): ZoneEntry<EditContext> => ({
      id,
      component: () =>
        Promise.resolve({
          default: ({ contentType, entry }) =>
            createElement('p', null, `${id} ${contentType.uid} ${entry?.id}`),
        }),
    });
    const notes = definePlugin({
      id: 'notes',
      contributes: [
        editViewRightLinks.add(note('right-links')),
        editViewInformations.add(note('informations')),
      ],
    });
    await renderGallery({ plugins: [notes] });
    const informations = await screen.findByText(`informations ${galleryUid} 12`);
    const links = await screen.findByText(`right-links ${galleryUid} 12`);
    expect(informations).toBeVisible();
    const follows = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(follows(screen.getByRole('heading', { name: 'Information' }), informations)).toBe(true);
    expect(follows(informations, links)).toBe(true);
    expect(follows(links, screen.getByRole('button', { name: 'Delete this entry' }))).toBe(true);
  });

  it('has an input for every type of value', async () => {
    await renderGallery({
      type: { attributes: everyAttribute },
      responses: { 'GET /content-manager/relations/:uid/:id/:field': noLinks },
    });
    const shown = [...document.querySelectorAll<HTMLElement>('[data-field]')].map(
      ({ dataset }) => dataset['field'],
    );
    expect(shown).toEqual(expect.arrayContaining(Object.keys(everyAttribute)));
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(screen.getByLabelText('Secret')).toHaveValue('');
    expect(screen.getByRole('spinbutton', { name: 'Rooms' })).toHaveValue('14');
    expect(await screen.findByRole('combobox', { name: 'Curators' })).toBeVisible();
  });
});
