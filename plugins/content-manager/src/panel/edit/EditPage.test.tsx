import { ApiError, customFields, definePlugin } from '@admin/shell';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { deferred } from './fixtures/deferred.ts';
import { galleryEntry } from './fixtures/gallery-entry.ts';
import { everyAttribute, galleryUid } from './fixtures/gallery-type.ts';
import { openGallery, type GallerySpec } from './fixtures/open-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const create = 'POST /content-manager/collection-types/:uid';
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;

async function open(spec: GallerySpec = {}) {
  const opened = openGallery(spec);
  render(opened.page);
  await screen.findByRole('button', { name: 'Save' });
  return { ...opened, user: userEvent.setup() };
}

const refuse = (status: number) => () => {
  throw new ApiError({ name: 'x', message: 'x', status });
};

const titles = (notices: readonly { readonly title: unknown }[]) =>
  notices.map(({ title }) => (typeof title === 'string' ? title : (title as { id: string }).id));

const stopRefusing: (() => void)[] = [];

/** jsdom lets an inert element take the focus; browsers do not. */
function refuseFocusWhereInert(): void {
  const handleFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.closest('[inert]')) target.blur();
  };
  document.addEventListener('focusin', handleFocus);
  stopRefusing.push(() => document.removeEventListener('focusin', handleFocus));
}

afterEach(() => {
  for (const stop of stopRefusing.splice(0)) stop();
});

describe('the edit view', () => {
  it('saves what was typed and says so', async () => {
    const { http, notices, user } = await open({
      answers: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    const save = screen.getByRole('button', { name: 'Save' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    const name = screen.getByRole('textbox', { name: 'name' });
    await user.clear(name);
    await user.type(name, 'House of Clocks');
    await user.click(save);
    await waitFor(() => expect(titles(notices)).toEqual(['success.record.save']));
    expect(http.callsTo(update)[0]?.options).toMatchObject({
      params: { uid: galleryUid, id: '12' },
      body: { name: 'House of Clocks' },
    });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('House of Clocks');
  });

  it('saves with Ctrl+S', async () => {
    const { http, user } = await open({ answers: { [update]: () => galleryEntry } });
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'x');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(http.callsTo(update)).toHaveLength(1));
  });

  it('creates, and goes on at the address of the new entry with the query kept', async () => {
    const { http, user } = await open({
      at: `${createAddress}?plugins[i18n][locale]=fr`,
      answers: {
        [create]: ({ body }) => ({ ...galleryEntry, ...body, id: 77 }),
        'GET /content-manager/collection-types/:uid/:id': () => ({ ...galleryEntry, id: 77 }),
        'POST /content-manager/uid/generate': () => ({ data: 'lantern' }),
        'POST /content-manager/uid/check-availability': () => ({ isAvailable: true, suggestion: null }),
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create an entry');
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'Lantern');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Lantern' });
    expect(http.callsTo(create)[0]?.options.query).toEqual({ locale: 'fr' });
  });

  it('shows wrong values at their fields, puts the cursor into the first and sends nothing', async () => {
    const { http, user } = await open({
      type: {
        attributes: { name: { type: 'string', maxLength: 3 }, code: { type: 'string', required: true } },
        draftAndPublish: false,
      },
      at: createAddress,
    });
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'Lantern');
    refuseFocusWhereInert();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The value is too long. It may have at most 3 characters.')).toBeVisible();
    expect(screen.getByText('This value is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'name' })).toHaveFocus());
    expect(http.callsTo(create)).toHaveLength(0);
  });

  it('takes a complaint away as soon as the value is right', async () => {
    const { user } = await open({
      type: { attributes: { name: { type: 'string', maxLength: 3 } } },
      at: createAddress,
    });
    const name = screen.getByRole('textbox', { name: 'name' });
    await user.type(name, 'Lamp');
    await user.tab();
    expect(await screen.findByText(/too long/)).toBeVisible();
    await user.type(name, '{Backspace}');
    await waitFor(() => expect(screen.queryByText(/too long/)).not.toBeInTheDocument());
  });

  it('shows what the server found wrong at its field and keeps what was typed', async () => {
    const { user } = await open({
      answers: {
        [update]: () => {
          throw new ApiError({
            name: 'ValidationError',
            message: 'This attribute must be unique',
            status: 400,
            details: {
              errors: [{ path: ['slug'], message: 'This attribute must be unique', name: 'ValidationError' }],
            },
          });
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This attribute must be unique')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('House of Small Machines!');
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled');
  });

  it('keeps what was typed when the server is away, and tries again on demand', async () => {
    let attempts = 0;
    const { notices, user } = await open({
      answers: {
        [update]: ({ body }) => {
          attempts += 1;
          if (attempts === 1) throw new ApiError({ name: 'NetworkError', message: 'x', status: 0 });
          return { ...galleryEntry, ...body };
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(titles(notices)).toContain('success.record.save'));
    expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('House of Small Machines!');
  });

  it('keeps the cursor where it was after saving, and the form locked meanwhile', async () => {
    const answer = deferred<typeof galleryEntry>();
    const { user } = await open({
      answers: { [update]: () => answer.promise },
    });
    const name = screen.getByRole('textbox', { name: 'name' });
    await user.type(name, '!');
    await user.keyboard('{Meta>}s{/Meta}');
    await waitFor(() => expect(name.closest('form')).toHaveAttribute('inert'));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    name.blur();
    act(() => answer.resolve({ ...galleryEntry, name: 'House of Small Machines!' }));
    await waitFor(() => expect(name.closest('form')).not.toHaveAttribute('inert'));
    expect(name).toHaveFocus();
  });

  it('lets the user choose when somebody else was quicker', async () => {
    const { user } = await open({
      answers: {
        [update]: () => {
          throw new ApiError({ name: 'PreconditionFailedError', message: 'stale', status: 412 });
        },
      },
    });
    const name = screen.getByRole('textbox', { name: 'name' });
    await user.type(name, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else saved this entry' });
    await user.click(within(dialog).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(name).toHaveValue('House of Small Machines'));
  });

  it('asks before publishing an entry that links to drafts', async () => {
    const publish = 'POST /content-manager/collection-types/:uid/:id/actions/publish';
    const { http, notices, user } = await open({
      answers: {
        'GET /content-manager/collection-types/:uid/:id/actions/countDraftRelations': () => ({ data: 2 }),
        [publish]: () => ({ ...galleryEntry, publishedAt: '2026-11-20T00:00:00.000Z' }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('alertdialog', { name: '2 relations not published' });
    expect(http.callsTo(publish)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
    expect(titles(notices)).toEqual(['success.record.publish']);
  });

  it('does not publish what is not saved', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'name' }), '!');
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('deletes after a question and goes back to the list', async () => {
    const remove = 'DELETE /content-manager/collection-types/:uid/:id';
    const { http, notices, user } = await open({ answers: { [remove]: () => galleryEntry } });
    await user.type(screen.getByRole('textbox', { name: 'name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this?' });
    expect(http.callsTo(remove)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(titles(notices)).toEqual(['success.record.delete']);
  });

  it('asks before unsaved changes are left behind', async () => {
    const { user } = await open();
    const name = screen.getByRole('textbox', { name: 'name' });
    await user.type(name, '!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(name).toHaveValue('House of Small Machines!');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  });

  it('adds a component with its defaults and removes it to nothing', async () => {
    const { http, user } = await open({
      type: { attributes: { visit: { type: 'component', component: 'place.visit' } } },
      answers: { [update]: ({ body }) => ({ ...galleryEntry, ...body }) },
    });
    await user.click(screen.getByRole('button', { name: 'Add SEO' }));
    expect(screen.getByRole('switch', { name: 'noIndex' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove visit' }));
    expect(screen.queryByRole('textbox', { name: 'address' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Visit' }));
    expect(screen.getByRole('textbox', { name: 'address' })).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove visit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(http.callsTo(update)[0]?.options.body).toEqual({ visit: null }));
  });

  it('shows fields as the rights allow: to write, to read, or not at all', async () => {
    await open({
      type: { attributes: { name: { type: 'string' }, email: { type: 'email' }, summary: { type: 'text' } } },
      granted: { read: ['name', 'email'], update: ['name'] },
    });
    expect(screen.getByRole('textbox', { name: 'name' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'email' })).toBeDisabled();
    expect(screen.queryByRole('textbox', { name: 'summary' })).not.toBeInTheDocument();
    expect(screen.getByText("You don't have permission to see this field")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete this entry' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('renders again only the field that is typed in', async () => {
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
    const { user } = await open({ type: { attributes: { one: probe, two: probe } }, plugins: [probes] });
    const one = await screen.findByRole('textbox', { name: 'one' });
    await user.type(one, 'a');
    const before = { ...renders };
    await user.type(one, 'b');
    expect(renders['one']).toBe((before['one'] ?? 0) + 1);
    expect(renders['two']).toBe(before['two']);
  });

  it('has an input for every kind of value', async () => {
    await open({ type: { attributes: everyAttribute } });
    const shown = [...document.querySelectorAll<HTMLElement>('[data-field]')].map(
      ({ dataset }) => dataset['field'],
    );
    expect(shown).toEqual(expect.arrayContaining(Object.keys(everyAttribute)));
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(screen.getByLabelText('secret')).toHaveValue('');
    expect(screen.getByRole('spinbutton', { name: 'rooms' })).toHaveValue('14');
    expect(screen.getByText('2 related entries')).toBeVisible();
  });
});

describe('an entry that cannot be opened', () => {
  const read = 'GET /content-manager/collection-types/:uid/:id';
  it('leads back to the list when it does not exist', async () => {
    const { page, notices } = openGallery({ answers: { [read]: refuse(404) } });
    render(page);
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(titles(notices)).toEqual(['content-manager.edit.not-found']);
  });

  it('leads back with a note when the server refuses it', async () => {
    const { page, notices } = openGallery({ answers: { [read]: refuse(403) } });
    render(page);
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(notices[0]).toMatchObject({ tone: 'info', title: { id: 'permissions.not-allowed.update' } });
  });

  it('is not even asked for when the user may neither read nor change entries', async () => {
    const { page, http, notices } = openGallery({ granted: { create: null } });
    render(page);
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(titles(notices)).toEqual(['permissions.not-allowed.update']);
    expect(http.callsTo(read)).toHaveLength(0);
  });

  it('can be tried again when the server failed', async () => {
    let attempts = 0;
    const { page } = openGallery({
      answers: {
        [read]: () => {
          attempts += 1;
          if (attempts < 3) throw new ApiError({ name: 'x', message: 'x', status: 500 });
          return galleryEntry;
        },
      },
    });
    render(page);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    await act(async () => retry.click());
    expect(await screen.findByRole('textbox', { name: 'name' })).toHaveValue('House of Small Machines');
  });
});

describe('a single type', () => {
  const read = 'GET /content-manager/single-types/:uid';
  const save = 'PUT /content-manager/single-types/:uid';
  const type = { attributes: { name: { type: 'string' } }, kind: 'singleType' } as const;
  const at = `/content-manager/single-types/${galleryUid}`;

  it('opens an empty form before it was ever saved, and saves with the same call', async () => {
    const { http, user } = await open({
      type,
      at,
      answers: {
        [read]: () => {
          throw new ApiError({ name: 'NotFoundError', message: 'x', status: 404 });
        },
        [save]: ({ body }) => ({ ...galleryEntry, ...body }),
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gallery');
    await user.type(screen.getByRole('textbox', { name: 'name' }), 'First');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(http.callsTo(save)[0]?.options.body).toEqual({ name: 'First' }));
    expect(await screen.findByRole('button', { name: 'Delete this entry' })).toBeVisible();
  });

  it('is an empty form again after it was deleted', async () => {
    const { user } = await open({
      type,
      at,
      answers: {
        [read]: () => galleryEntry,
        'DELETE /content-manager/single-types/:uid': () => galleryEntry,
      },
    });
    await user.click(screen.getByRole('button', { name: 'Delete this entry' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'Delete this entry' })).not.toBeInTheDocument();
  });
});
