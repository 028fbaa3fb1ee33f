import { everyField, fieldSet, noField, type FieldSet, type FormValues } from '@admin/content-model';
import { describe, expect, it, vi } from 'vitest';
import { articleModel } from '@admin/entry-form/testing';
import { createEntryForm, insert, move, remove } from '@admin/entry-form';
import { createOpenEntry, type OpenEntrySpec } from './open-entry.ts';

interface Case extends Partial<Pick<OpenEntrySpec, 'stage' | 'isLocked'>> {
  readonly values?: FormValues;
  readonly create?: FieldSet;
  readonly read?: FieldSet;
  readonly update?: FieldSet;
}

const article: FormValues = {
  title: 'Bricks',
  seo: { id: 3, title: 'Found', links: [{ id: 4, label: 'deep' }] },
  sections: [
    { __component: 'parts.quote', id: 1, text: 'one' },
    { __component: 'parts.link', id: 2, label: 'two' },
  ],
  tags: { connect: [], disconnect: [] },
};

function open({
  values = article,
  create = everyField,
  read = everyField,
  update = everyField,
  ...rest
}: Case = {}) {
  const form = createEntryForm(articleModel, { id: 1, values });
  const spec = { stage: 'editing', isLocked: () => false, ...rest } as const;
  return {
    form,
    entry: createOpenEntry({
      form,
      model: articleModel,
      fieldPermissions: { create, read, update },
      ...spec,
    }),
  };
}

describe('reading the entry being edited', () => {
  it('accepts positions, as in server errors, and keys', () => {
    const { entry } = open();
    expect(entry.read('title')).toBe('Bricks');
    expect(entry.read('sections.1.label')).toBe('two');
    expect(entry.read('sections.#3.label')).toBe('two');
    expect(entry.read('seo.links.0.label')).toBe('deep');
  });

  it.each(['nothing', 'sections.9.label', 'sections.#99.label', 'title.length', 'sections.', '0', '..'])(
    'returns undefined at %s',
    (path) => expect(open().entry.read(path)).toBeUndefined(),
  );

  it('returns undefined for fields that the user may not read, in components and items as well', () => {
    const { entry } = open({ read: fieldSet(['seo.title', 'sections.label']), update: noField });
    expect(entry.read('title')).toBeUndefined();
    expect(entry.read('seo')).toEqual({ id: 3, title: 'Found' });
    expect(entry.read('seo.links')).toBeUndefined();
    expect(entry.read('sections.0.text')).toBeUndefined();
    expect(entry.read('')).toMatchObject({
      seo: { title: 'Found' },
      sections: [{ id: 1 }, { label: 'two' }],
    });
    expect(JSON.stringify(entry.read(''))).not.toMatch(/"Bricks"|"one"|"deep"/);
  });

  it('returns the same object for unchanged values, so that readers do not render again', () => {
    const { entry, form } = open({ read: fieldSet(['seo.title', 'title']), update: noField });
    const before = entry.read('seo');
    form.change('title', 'Tiles');
    expect(entry.read('seo')).toBe(before);
  });

  it('uses the permission to create while the entry is new', () => {
    const { entry } = open({ stage: 'creating', create: fieldSet(['title']), read: everyField });
    expect([entry.read('title'), entry.read('seo')]).toEqual(['Bricks', undefined]);
  });
});

describe('subscribing to the entry being edited', () => {
  it('notifies of the value itself, and of another item at its position', () => {
    const { entry, form } = open();
    const title = vi.fn();
    const first = vi.fn();
    const item = vi.fn();
    const stop = entry.subscribe('title', title);
    entry.subscribe('sections.0.text', first);
    entry.subscribe('sections.#2.text', item);
    form.change('title', 'Tiles');
    form.change('seo.title', 'Lost');
    expect([title, first, item].map((listener) => listener.mock.calls.length)).toEqual([1, 0, 0]);
    form.step(move('sections', 2, null));
    expect([title, first, item].map((listener) => listener.mock.calls.length)).toEqual([1, 1, 0]);
    stop();
    form.change('title', 'Slate');
    expect(title).toHaveBeenCalledTimes(1);
  });
});

describe('writing to the entry being edited', () => {
  it('adds an undo step', () => {
    const { entry, form } = open();
    expect(entry.change('sections.0.text', 'eins')).toBe(true);
    expect(entry.isModified()).toBe(true);
    form.undo();
    expect(entry.read('sections.0.text')).toBe('one');
    expect(entry.isModified()).toBe(false);
  });

  it.each([
    ['a field that may only be read', 'title', { update: fieldSet(['seo']) }],
    ['a component with a read-only field', 'seo', { update: fieldSet(['seo.title']) }],
    ['a field that may not be created', 'title', { stage: 'creating', create: noField }],
    ['a relation, which is changed by its links', 'tags', {}],
    ['an item of a list', 'sections.0', {}],
    ['an unknown attribute', 'nonsense', {}],
    ['a system attribute', 'createdAt', {}],
    ['the entry as a whole', '', {}],
    ['any field during a save', 'title', { isLocked: () => true }],
  ] as const)('is rejected for %s', (_case, path, permissions) => {
    const { entry, form } = open(permissions);
    const before = form.values();
    expect(entry.change(path, { title: 'x' })).toBe(false);
    expect(form.values()).toBe(before);
  });

  it('gives the items of a new list their own keys', () => {
    const { entry } = open();
    expect(entry.change('seo.links', [{ label: 'a' }, { label: 'b' }])).toBe(true);
    expect(entry.read('seo.links.1.label')).toBe('b');
  });
});

describe('errors of plugins', () => {
  const invalid = { id: 'notes.wrong', defaultMessage: 'Wrong' };

  it('stay until they are removed, whatever the validation finds', () => {
    const { entry, form } = open();
    const errors = entry.createErrorOwner();
    errors.set('title', invalid);
    form.errors.replace(new Map([['seo', 'by a rule']]));
    expect([...form.errors.all().keys()].toSorted()).toEqual(['seo', 'title']);
    form.errors.set('title', undefined);
    form.errors.replace(new Map());
    expect(entry.errorAt('title')).toBe(invalid);
    expect(form.errors.within('')).toBe(invalid);
    errors.set('title', null);
    expect(form.errors.owned().size).toBe(0);
    expect(entry.errorAt('title')).toBeUndefined();
  });

  it('are removed with their item, and by the path under which they were set', () => {
    const { entry, form } = open();
    const errors = entry.createErrorOwner();
    errors.set('sections.0.text', invalid);
    form.step(insert('sections', { __component: 'parts.quote', text: 'new' }, 2));
    expect(entry.errorAt('sections.1.text')).toBe(invalid);
    form.step(remove('sections', 2));
    expect(form.errors.owned().size).toBe(0);
    form.undo();
    expect(form.errors.owned().size).toBe(1);
    errors.set('sections.0.text', null);
    expect(form.errors.owned().size).toBe(0);
  });

  it('are notified once, however often they are repeated, and are removed with their owner', () => {
    const { entry, form } = open();
    const errors = entry.createErrorOwner();
    const others = entry.createErrorOwner();
    const listener = vi.fn();
    form.errors.subscribe(listener);
    errors.set('title', invalid);
    errors.set('title', { ...invalid });
    others.set('title', 'Also invalid');
    expect(listener).toHaveBeenCalledTimes(2);
    errors.release();
    expect(entry.errorAt('title')).toBe('Also invalid');
    others.release();
    expect(form.errors.owned().size).toBe(0);
  });
});

describe('copying the values of another entry', () => {
  const other = {
    id: 9,
    title: 'Briques',
    secret: 'x',
    seo: { id: 7, title: 'Trouvé', links: [{ id: 8, label: 'loin' }] },
    sections: [{ __component: 'parts.link', id: 5, label: 'deux' }],
    tags: { count: 4 },
    updatedAt: 'yesterday',
  };

  it("is one step, without links, passwords and the entry's own properties", () => {
    const { entry, form } = open();
    expect(entry.setValues(other)).toBe(true);
    expect(entry.read('title')).toBe('Briques');
    expect(entry.read('seo')).toMatchObject({ title: 'Trouvé', links: [{ label: 'loin' }] });
    expect(entry.read('sections')).toMatchObject([{ __component: 'parts.link', label: 'deux' }]);
    expect(JSON.stringify(form.values())).not.toMatch(/"id":|secret|updatedAt/);
    expect(entry.read('tags')).toEqual(article['tags']);
    form.undo();
    expect(form.isModified()).toBe(false);
    expect(entry.setValues({})).toBe(false);
  });

  it('skips values that the user may not write completely, and everything during a save', () => {
    const { entry } = open({ update: fieldSet(['title', 'seo.title']) });
    expect(entry.setValues(other)).toBe(true);
    expect(entry.read('title')).toBe('Briques');
    expect(entry.read('seo.title')).toBe('Found');
    expect(open({ isLocked: () => true }).entry.setValues(other)).toBe(false);
  });
});
