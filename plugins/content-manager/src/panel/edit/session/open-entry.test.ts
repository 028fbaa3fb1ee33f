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
  it('takes positions, as servers write them, and keys', () => {
    const { entry } = open();
    expect(entry.read('title')).toBe('Bricks');
    expect(entry.read('sections.1.label')).toBe('two');
    expect(entry.read('sections.#3.label')).toBe('two');
    expect(entry.read('seo.links.0.label')).toBe('deep');
  });

  it.each(['nothing', 'sections.9.label', 'sections.#99.label', 'title.length', 'sections.', '0', '..'])(
    'gives nothing at %s',
    (path) => expect(open().entry.read(path)).toBeUndefined(),
  );

  it('gives nothing of fields that the user may not see, in components and items as well', () => {
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

  it('gives the same part of the same values, so that nobody renders for nothing', () => {
    const { entry, form } = open({ read: fieldSet(['seo.title', 'title']), update: noField });
    const before = entry.read('seo');
    form.change('title', 'Tiles');
    expect(entry.read('seo')).toBe(before);
  });

  it('counts, while the entry is being created, what may be created', () => {
    const { entry } = open({ stage: 'creating', create: fieldSet(['title']), read: everyField });
    expect([entry.read('title'), entry.read('seo')]).toEqual(['Bricks', undefined]);
  });
});

describe('listening to the entry being edited', () => {
  it('tells of the value itself, and of whatever comes to stand at a position', () => {
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

describe('writing the entry being edited', () => {
  it('is a step that can be undone', () => {
    const { entry, form } = open();
    expect(entry.change('sections.0.text', 'eins')).toBe(true);
    expect(entry.isModified()).toBe(true);
    form.undo();
    expect(entry.read('sections.0.text')).toBe('one');
    expect(entry.isModified()).toBe(false);
  });

  it.each([
    ['a field that may only be read', 'title', { update: fieldSet(['seo']) }],
    ['a component of which a field is closed', 'seo', { update: fieldSet(['seo.title']) }],
    ['a field that may not be created', 'title', { stage: 'creating', create: noField }],
    ['a relation, which is changed by its links', 'tags', {}],
    ['an item of a list', 'sections.0', {}],
    ['no attribute', 'nonsense', {}],
    ['what every entry has', 'createdAt', {}],
    ['the entry as a whole', '', {}],
    ['anything during a save', 'title', { isLocked: () => true }],
  ] as const)('is refused for %s', (_case, path, permissions) => {
    const { entry, form } = open(permissions);
    const before = form.values();
    expect(entry.change(path, { title: 'x' })).toBe(false);
    expect(form.values()).toBe(before);
  });

  it('gives the items of a new list keys of their own', () => {
    const { entry } = open();
    expect(entry.change('seo.links', [{ label: 'a' }, { label: 'b' }])).toBe(true);
    expect(entry.read('seo.links.1.label')).toBe('b');
  });
});

describe('errors of plugins', () => {
  const invalid = { id: 'notes.wrong', defaultMessage: 'Wrong' };

  it('stay whatever the rules find, until they are taken back', () => {
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

  it('go with their item, and are taken back by the path that they were set under', () => {
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

  it('are told once however often they are repeated, and all go with their owner', () => {
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

describe('taking over the values of another entry', () => {
  const other = {
    id: 9,
    title: 'Briques',
    secret: 'x',
    seo: { id: 7, title: 'Trouvé', links: [{ id: 8, label: 'loin' }] },
    sections: [{ __component: 'parts.link', id: 5, label: 'deux' }],
    tags: { count: 4 },
    updatedAt: 'yesterday',
  };

  it('is one step, without links, passwords and what belongs to that entry alone', () => {
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

  it('leaves alone what the user may not write as a whole, and everything during a save', () => {
    const { entry } = open({ update: fieldSet(['title', 'seo.title']) });
    expect(entry.setValues(other)).toBe(true);
    expect(entry.read('title')).toBe('Briques');
    expect(entry.read('seo.title')).toBe('Found');
    expect(open({ isLocked: () => true }).entry.setValues(other)).toBe(false);
  });
});
