import type { Attributes, Entry } from '@admin/content-model';
import type { UidAvailability } from '@admin/contract';
import { ApiError } from '@admin/shell';
import { createTestPanel, type TestResponses } from '@admin/shell/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../fixtures/deferred.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { galleryPanel } from '../fixtures/gallery-panel.tsx';

const read = 'GET /content-manager/collection-types/:uid/:id';
const generate = 'POST /content-manager/uid/generate';
const update = 'PUT /content-manager/collection-types/:uid/:id';
const create = 'POST /content-manager/collection-types/:uid';
const check = 'POST /content-manager/uid/check-availability';
const createAddress = `/content-manager/collection-types/${galleryUid}/create`;

function slugify(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase() : 'gallery';
}

/** Lets time pass after a change, in which what it leads to would be asked for. */
async function letPass(milliseconds: number, change: () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    change();
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  } finally {
    vi.useRealTimers();
  }
}

/** A server that holds one gallery, and goes on answering what was saved last. */
function serve(): TestResponses {
  let stored: Entry = galleryEntry;
  return {
    [read]: () => stored,
    [create]: ({ body }) => {
      stored = { ...galleryEntry, ...body, id: 77 };
      return stored;
    },
    [update]: ({ body }) => {
      stored = { ...stored, ...body };
      return stored;
    },
    [generate]: ({ body }) => ({ data: slugify(body?.data['name']) }),
    [check]: ({ body }) =>
      body?.value === 'taken'
        ? { isAvailable: false, suggestion: 'taken-1' }
        : { isAvailable: true, suggestion: null },
  };
}

async function open(
  spec: {
    readonly attributes?: Attributes;
    readonly required?: boolean;
    readonly at?: string;
    readonly responses?: TestResponses;
  } = {},
) {
  const slug = { type: 'uid', targetField: 'name', required: spec.required === true } as const;
  const opened = await createTestPanel(
    galleryPanel({
      type: { attributes: { name: { type: 'string' }, slug, ...spec.attributes } },
      responses: { ...serve(), ...spec.responses },
      ...(spec.at === undefined ? {} : { at: spec.at }),
    }),
  );
  return { ...opened, user: userEvent.setup(), slug: await screen.findByRole('textbox', { name: /Slug/ }) };
}

describe('a uid', () => {
  it('is made immediately for an entry with a title, without counting as typed', async () => {
    const { slug, requests } = await open({
      required: true,
      responses: { [read]: { ...galleryEntry, name: 'Looms', slug: null } },
    });
    await waitFor(() => expect(slug).toHaveValue('looms'));
    expect(requests(generate)).toHaveLength(1);
  });

  it('waits for a title in a new entry, and is made by the save that comes without one', async () => {
    const { user, slug, requests } = await open({
      required: true,
      at: createAddress,
      attributes: { email: { type: 'email' } },
    });
    expect(slug).toHaveValue('');
    expect(requests(generate)).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'a@b.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(create)[0]?.body).toMatchObject({ slug: 'gallery' }));
  });

  it('is not made unasked where none is needed', async () => {
    const { requests, slug } = await open({ at: createAddress });
    expect(slug).toHaveValue('');
    expect(requests(generate)).toHaveLength(0);
  });

  it('follows the text it is made from until somebody writes it by hand', async () => {
    const { slug, user } = await open({ required: true, at: createAddress });
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Loom');
    await waitFor(() => expect(slug).toHaveValue('loom'));
    await user.type(slug, '-house');
    await letPass(400, () => fireEvent.change(name, { target: { value: 'Looms' } }));
    expect(slug).toHaveValue('loom-house');
  });

  it.each([
    ['late', [0, 1]],
    ['last', [1, 0]],
  ])('follows the text also where the answer before it comes %s', async (_, order) => {
    const responses: ReturnType<typeof deferred<{ readonly data: string }>>[] = [];
    const { requests, slug } = await open({
      required: true,
      at: createAddress,
      responses: {
        [generate]: () => {
          const response = deferred<{ readonly data: string }>();
          responses.push(response);
          return response.promise;
        },
      },
    });
    const name = screen.getByRole('textbox', { name: 'Name' });
    fireEvent.change(name, { target: { value: 'Gallery' } });
    await waitFor(() => expect(requests(generate)).toHaveLength(1));
    fireEvent.change(name, { target: { value: 'Loom' } });
    await waitFor(() => expect(requests(generate)).toHaveLength(2));
    for (const index of order) {
      await act(async () => responses[index]?.resolve({ data: ['gallery', 'loom'][index] ?? '' }));
    }
    await waitFor(() => expect(slug).toHaveValue('loom'));
    expect(screen.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
  });

  it('is undone with the text that it follows, and comes back with it', async () => {
    const { requests, slug, user } = await open({ at: createAddress });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Loom');
    await waitFor(() => expect(slug).toHaveValue('loom'));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await letPass(400, () => {
      fireEvent.keyDown(name, { key: 'z', ctrlKey: true });
      expect(slug).toHaveValue('');
      fireEvent.keyDown(name, { key: 'Z', ctrlKey: true, shiftKey: true });
      expect(slug).toHaveValue('loom');
    });
    expect(requests(generate)).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
    await waitFor(() => expect(slug).toHaveValue('looms'));
  });

  it('is asked for with what is in the form, without what only the form knows', async () => {
    const slug = { type: 'uid', targetField: 'name' } as const;
    const links = { type: 'component', component: 'shared.seo', repeatable: true } as const;
    const { requests } = await createTestPanel(
      galleryPanel({
        type: { attributes: { name: { type: 'string' }, slug, links } },
        responses: serve(),
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(requests(generate)).toHaveLength(1));
    expect(JSON.stringify(requests(generate)[0]?.body)).toContain('"links":[{"id":1');
    expect(JSON.stringify(requests(generate)[0]?.body)).not.toContain('__temp_key__');
  });

  it('is made of what was typed last before a save, and not changed after it', async () => {
    const { requests, slug, user } = await open({ required: true, at: createAddress });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Loom');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Delete this entry' });
    expect(requests(create)[0]?.body).toMatchObject({ name: 'Loom', slug: 'loom' });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(requests(generate)).toHaveLength(1);
    expect(slug).toHaveValue('loom');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is checked once typing pauses for 300 ms, and says for four seconds when it is free', async () => {
    const { requests, slug } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    try {
      for (const value of ['f', 'fr', ' free ']) {
        fireEvent.change(slug, { target: { value } });
        await pass(299);
      }
      expect(requests(check)).toHaveLength(0);
      await pass(1);
      expect(requests(check)).toMatchObject([
        { body: { contentTypeUID: galleryUid, field: 'slug', value: 'free' } },
      ]);
      await pass(0);
      expect(screen.getByText('Available')).toBeVisible();
      await pass(3_900);
      expect(screen.getByText('Available')).toBeVisible();
      await pass(100);
      expect(screen.queryByText('Available')).not.toBeInTheDocument();
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not said to be taken once the entry itself was saved with it', async () => {
    const response = deferred<UidAvailability>();
    const { requests, slug, user } = await open({ responses: { [check]: () => response.promise } });
    await user.clear(slug);
    await user.type(slug, 'mill');
    await waitFor(() => expect(requests(check)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    await act(async () => {
      response.resolve({ isAvailable: false, suggestion: 'mill-1' });
      await response.promise;
    });
    expect(screen.queryByText('Unavailable')).not.toBeInTheDocument();
  });

  it('offers a free one near it when it is taken', async () => {
    const { slug, user } = await open();
    await user.clear(slug);
    await user.type(slug, 'taken');
    expect(await screen.findByText('Unavailable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use taken-1' }));
    expect(slug).toHaveValue('taken-1');
  });

  it('says why none could be made, and stays as it was', async () => {
    const { notices, slug, user } = await open({
      responses: {
        [generate]: () => {
          throw new ApiError({ name: 'InternalServerError', message: 'Out of slugs', status: 400 });
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(notices()).toMatchObject([{ tone: 'warning', title: 'Out of slugs' }]));
    expect(slug).toHaveValue('house-of-small-machines');
    expect(screen.getByRole('button', { name: 'Regenerate' })).toBeEnabled();
  });

  it('is made anew on demand', async () => {
    const { slug, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    await waitFor(() => expect(slug).toHaveValue('house of small machines'));
  });
});

describe('a uid in a component', () => {
  const rooms = { type: 'component', component: 'place.room', repeatable: true } as const;

  async function openRooms() {
    const opened = await createTestPanel(
      galleryPanel({
        type: { attributes: { rooms } },
        responses: {
          ...serve(),
          [read]: () => ({ ...galleryEntry, rooms: [{ id: 1, heading: 'Hall', anchor: 'hall' }] }),
          [generate]: () => ({ data: 'attic' }),
        },
      }),
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add an entry' }));
    return { ...opened, user, anchor: await screen.findByRole('textbox', { name: 'Anchor' }) };
  }

  it('follows the text beside it while the component is new, asked for by its place in the entry', async () => {
    const { requests, user, anchor } = await openRooms();
    await user.type(screen.getByRole('textbox', { name: 'Heading' }), 'Attic');
    await waitFor(() => expect(anchor).toHaveValue('attic'));
    expect(requests(generate)[0]?.body).toMatchObject({
      contentTypeUID: galleryUid,
      field: 'rooms.1.anchor',
      data: { rooms: [{ anchor: 'hall' }, { heading: 'Attic' }] },
    });
  });

  it('is free as long as no other such component of the entry has it, which needs no call', async () => {
    const { requests, user, anchor } = await openRooms();
    await user.type(anchor, 'hall');
    expect(await screen.findByText('Unavailable')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use hall-1' }));
    expect(await screen.findByText('Available')).toBeVisible();
    expect(requests(check)).toHaveLength(0);
  });

  it('is refused at its field where two have the same', async () => {
    const { user, anchor } = await openRooms();
    await user.type(anchor, 'hall');
    await user.tab();
    expect(await screen.findByText('This value is already in use.')).toBeVisible();
  });
});
