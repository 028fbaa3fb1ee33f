import type { Entry, Permission } from '@admin/content-model';
import { appendStatic } from '@admin/shell/early-page';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { earlyTexts } from '../../text/early-texts.ts';
import { galleryEntry } from '../fixtures/gallery-entry.ts';
import { everything, galleryPermissions } from '../fixtures/gallery-permissions.ts';
import { everyAttribute, galleryResponses, galleryUid } from '../fixtures/gallery-type.ts';
import { groupedGallery } from '../fixtures/grouped-gallery.ts';
import { renderGallery } from '../fixtures/render-gallery.tsx';
import { earlyEntry } from './early-entry.ts';

const entry: Entry = {
  ...galleryEntry,
  visit: { id: 3, address: 'Canal Street 8', seo: { id: 4, metaTitle: 'Visit us', noIndex: true } },
  links: [
    { id: 1, metaTitle: 'Tickets' },
    { id: 2, metaTitle: null },
  ],
  sections: [
    { id: 1, __component: 'shared.seo', metaTitle: 'Opening' },
    { id: 2, __component: 'shared.seo', metaTitle: '' },
  ],
};

const type = { attributes: everyAttribute };

type Changes = Partial<{
  readonly type: Parameters<typeof galleryResponses>[0];
  readonly permissions: readonly Permission[];
  readonly entry: Entry;
  readonly code: string;
  readonly search: string;
}>;

/** Draws the entry of the document. */
function draw(changes: Changes = {}): HTMLElement | null {
  const { init, configuration } = galleryResponses(changes.type ?? type);
  const { code = 'en' } = changes;
  const nodes = earlyEntry(
    {
      permissions: changes.permissions ?? galleryPermissions(everything),
      init: init.data,
      configuration: configuration.data,
      entry: changes.entry ?? entry,
    },
    { uid: galleryUid, search: changes.search ?? '', base: '/admin' },
    earlyTexts({ code, tag: code }),
  );
  if (!nodes) return null;
  const page = document.createElement('div');
  appendStatic(page, nodes);
  return page;
}

const slotOf = (page: ParentNode, path: string) => page.querySelector(`[data-field="${path}"]`);

/** Attributes that a user sees: layout, look and state. Names of other elements differ in each page. */
const visible =
  /^(?:class|type|role|name|placeholder|rows|disabled|readonly|lang|dir|style|data-(?:span|isolated|size|variant|disabled|placeholder|state|tone|long|orientation))$/;

/** Returns an element as text: what is visible of it, without the elements that name plugins. */
function lookOf(element: Element): string {
  const children = [...element.childNodes].map((node) =>
    node instanceof Element ? lookOf(node) : (node.textContent ?? ''),
  );
  if (element.hasAttribute('data-contribution')) return children.join('');
  if (element.matches('[type="hidden"]')) return '';
  // Messages appear later; those of the panel have an empty element for an error.
  if (element.getAttribute('aria-live') !== null && element.textContent === '') return '';
  const attributes = [...element.attributes]
    .filter(({ name, value }) => visible.test(name) && value !== '' && !(name === 'dir' && value === 'ltr'))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted();
  const value = element instanceof HTMLInputElement ? element.value : '';
  return `<${[element.localName, ...attributes].join(' ')}>${value}${children.join('')}</>`;
}

/** The fields of a page in their order, and how wide they are. The keys of items are others in each page. */
const pathsOf = (page: ParentNode) =>
  [...page.querySelectorAll('[data-field]')].map((slot) => [
    slot.getAttribute('data-field')?.replaceAll(/#\d+/g, '#'),
    slot.closest('[data-span]')?.getAttribute('data-span'),
  ]);

/** The titles of items, without their icons. */
const titlesOf = (page: ParentNode) =>
  [...page.querySelectorAll('[data-field] :is(h2, h3)')].map((title) =>
    lookOf(title).replaceAll(/<svg.*?<\/>.*?<\/>/g, ''),
  );

/** The fields whose inputs have a value, drawn without the panel. */
const inputs = [
  'name',
  'email',
  'kind',
  'rooms',
  'rating',
  'price',
  'visitors',
  'open',
  'accessible',
  'founded',
  'opensAt',
  'summary',
  'visit.address',
  'visit.seo.metaTitle',
  'visit.seo.noIndex',
];

/** The fields of which the panel draws a part: a button, an editor, links, files. */
const partly = ['slug', 'secret', 'nextTour', 'story', 'facts', 'notes', 'cover', 'curators'];

const read = 'GET /content-manager/collection-types/:uid/:id';
const relations = 'GET /content-manager/relations/:uid/:id/:field';

describe('the entry of the document', () => {
  it('has the inputs of the panel, in its layout', async () => {
    await renderGallery({
      type: { ...type, draftAndPublish: false },
      responses: {
        [read]: () => entry,
        [relations]: () => ({ results: [], pagination: { page: 1, pageSize: 5, pageCount: 0, total: 0 } }),
      },
      expectsProblems: true,
    });
    const early = draw({ type: { ...type, draftAndPublish: false } });
    const form = document.querySelector('form');
    if (!early || !form) throw new Error('There is no form.');
    await waitFor(() => expect(form.querySelector('[data-field="sections"] h2')).not.toBeNull());
    expect(pathsOf(early)).toEqual(pathsOf(form));
    for (const path of inputs) {
      const [one, other] = [slotOf(early, path), slotOf(form, path)];
      expect(one && lookOf(one)).toBe(other && lookOf(other));
    }
    for (const path of partly) {
      const label = slotOf(early, path)?.querySelector('label')?.textContent ?? 'none';
      await waitFor(() => expect(slotOf(form, path)).toHaveTextContent(label));
    }
    expect(titlesOf(early)).toEqual(titlesOf(form));
  });

  it('has the title, the content type and the link back', async () => {
    const named = { attributes: { name: everyAttribute['name']! } };
    await renderGallery({ type: named, responses: { [read]: () => entry } });
    const early = draw({ type: named });
    expect(early?.querySelector('h1')).toHaveTextContent(
      screen.getByRole('heading', { level: 1 }).textContent,
    );
    expect(early?.querySelector('p')).toHaveTextContent('Gallery');
    // The panel adds the query of the link in its menu, which the document does not know.
    const list = screen.getByRole<HTMLAnchorElement>('link', { name: 'Back' }).pathname;
    expect(early?.querySelector('a')?.pathname).toBe(list);
    const untitled = draw({ entry: { ...entry, name: ' ' } });
    expect(untitled?.querySelector('h1')).toHaveTextContent('Entry 12');
  });

  it('gives every control a name, and every input the name of its field', () => {
    const early = draw();
    document.body.append(early ?? '');
    const controls = [...(early?.querySelectorAll('input, textarea, [role]:is(button)') ?? [])];
    expect(controls.length).toBeGreaterThan(inputs.length);
    for (const control of controls) expect(control).toHaveAccessibleName();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('name', 'name');
    expect(screen.getByRole('combobox', { name: 'Next tour, time' })).toHaveAttribute('name', 'nextTour');
    expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue(entry['summary'] as string);
    early?.remove();
  });

  it('protects fields that the user may only read, and folds those that the user may not', () => {
    const fields = ['name', 'summary', 'open'];
    const permissions = galleryPermissions({ read: fields, update: ['name'] });
    const early = draw({ permissions });
    const control = (path: string) =>
      early?.querySelector(`[data-field="${path}"] :is(input, textarea, [role="switch"])`);
    expect(control('name')).not.toHaveAttribute('disabled');
    expect(control('summary')).toHaveAttribute('readonly');
    expect(control('open')).toHaveAttribute('disabled');
    expect(early?.querySelector('summary')).toHaveTextContent(/You do not have permission to see \d+ fields/);
    expect(control('email')).toBeNull();
  });

  it('has the language of the entry in its texts, and dates in English only', () => {
    const localized = { i18n: { localized: true } };
    const german = draw({
      type: { ...type, pluginOptions: localized },
      entry: { ...entry, locale: 'ar' },
      code: 'de',
    });
    expect(german?.querySelector('[name="name"]')).toHaveAttribute('dir', 'rtl');
    expect(german?.querySelector('[name="email"]')).not.toHaveAttribute('dir');
    expect(german?.querySelector('[name="founded"]')).toBeNull();
    expect(draw()?.querySelector('[name="founded"]')).toHaveValue('05/14/1987');
  });

  it('draws a limited number of items, and no text that takes the browser long', () => {
    const sections = Array.from({ length: 5_000 }, (_, id) => ({
      id,
      __component: 'shared.seo',
      metaTitle: 'x',
    }));
    const early = draw({ entry: { ...entry, sections, summary: 'long '.repeat(100_000) } });
    const list = early?.querySelector('[data-field="sections"]');
    expect(list?.querySelectorAll('h2')).toHaveLength(100);
    expect(list?.querySelector<HTMLElement>('[style*="225400px"]')).not.toBeNull();
    expect(list).toHaveTextContent('5,000 components');
    expect(early?.querySelector('[name="summary"]')).toBeNull();
  });

  it('has the tabs of the panel, and the fields of the one in the address', async () => {
    const grouped = groupedGallery('tabs');
    await renderGallery({
      type: grouped,
      at: `/content-manager/collection-types/${galleryUid}/12?group=Visit%20us`,
    });
    const early = draw({ type: grouped, search: '?group=Visit%20us' });
    const lookOfTabs = (page: ParentNode) =>
      [...page.querySelectorAll('[role="tablist"], [role="tabpanel"]')].map((part) => part.className);
    const tabs = (page: ParentNode) =>
      [...page.querySelectorAll('[role="tab"]')].map((tab) => [
        lookOf(tab),
        tab.getAttribute('aria-selected'),
      ]);
    expect(early && tabs(early)).toEqual(tabs(document));
    expect(early && lookOfTabs(early)).toEqual(lookOfTabs(document));
    expect(early && pathsOf(early)).toEqual(pathsOf(document));
    expect(early?.querySelector('[role="tab"][aria-selected="true"]')).toHaveTextContent('Visit us');
    expect(draw({ type: grouped })?.querySelector('[aria-selected="true"]')).toHaveTextContent('General');
  });

  it.each<[string, Changes]>([
    ['in sections', { type: groupedGallery('sections') }],
    ['with a field to reveal', { search: '?field=name' }],
  ])('is left to the panel %s', (_, changes) => {
    expect(draw(changes)).toBeNull();
  });
});
