import type { Attributes } from '@admin/content-model';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { galleryUid } from '../fixtures/gallery-type.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';

const update = 'PUT /content-manager/collection-types/:uid/:id';
const fields = Array.from({ length: 40 }, (_, index) => `field${index}`);
const texts: Attributes = Object.fromEntries(fields.map((name) => [name, { type: 'string' as const }]));
const attributes: Attributes = { ...texts, last: { type: 'integer', max: 10 } };
const values = Object.fromEntries(fields.map((name) => [name, `Text of ${name}`]));

let frames: FrameRequestCallback[] = [];

/** Runs the frame callbacks, as after a paint of the browser. */
const paint = () => frames.splice(0).forEach((frame) => frame(0));

const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-field]')];
const slot = (name: string) => document.querySelector<HTMLElement>(`[data-field="${name}"]`);
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const open = (query = '', last: unknown = 3) => {
  const entry = { ...galleryEntry, ...values, last };
  return renderGallery({
    type: { attributes },
    at: `/content-manager/collection-types/${galleryUid}/12${query}`,
    responses: {
      'GET /content-manager/collection-types/:uid/:id': entry,
      [update]: ({ body }) => ({ ...entry, ...body }),
    },
  });
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('PerformancePaintTiming', class {});
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

describe('a form that renders in slices', () => {
  it('renders the visible fields first, reserves space for the others, and continues after the paint', async () => {
    await open();
    expect(drawn()).toHaveLength(10);
    expect(slot('field9')?.closest('[aria-busy="true"]')).not.toBeNull();
    paint();
    await waitFor(() => expect(drawn()).toHaveLength(fields.length + 1));
    expect(drawn().map(({ dataset }) => dataset['field'])).toEqual([...fields, 'last']);
    expect(slot('field9')?.closest('[aria-busy="true"]')).toBeNull();
  });

  it('saves all values, including those of fields that are not rendered yet', async () => {
    const { user, requests } = await open();
    await user.type(input('field0')!, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests(update)).toHaveLength(1));
    expect(drawn()).toHaveLength(10);
    expect(requests(update)[0]?.body).toMatchObject({ ...values, field0: 'Text of field0!', last: 3 });
  });

  it('renders and focuses an invalid field that was not rendered yet', async () => {
    const { user, requests } = await open('', 11);
    await user.type(input('field0')!, '!');
    expect(slot('last')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(slot('last')).toContainElement(document.activeElement as HTMLElement));
    expect(requests(update)).toHaveLength(0);
    expect(drawn()).toHaveLength(fields.length + 1);
  });

  it('renders up to the field that the address names', async () => {
    await open('?field=field30');
    await waitFor(() => expect(slot('field30')).not.toBeNull());
    expect(drawn().map(({ dataset }) => dataset['field'])).toEqual(fields.slice(0, 32));
  });

  it('renders completely before Tab leaves a field, but not on other keys', async () => {
    const { user } = await open();
    await user.click(input('field9')!);
    await user.keyboard('a');
    expect(drawn()).toHaveLength(10);
    await user.tab();
    expect(input('field10')).toHaveFocus();
    expect(drawn()).toHaveLength(fields.length + 1);
  });
});
