import { noDifference, type FormValues } from '@admin/content-model';
import { describe, expect, it, vi } from 'vitest';
import { createEntryForm } from './create-entry-form.ts';
import { articleModel } from '../testing/article-model.ts';
import { batch, change, insert, key, keyOf, move, remove, type Step } from '../steps/index.ts';

const formOf = (values: FormValues) => createEntryForm(articleModel, { id: 1, values });
const links = (...labels: readonly string[]) => labels.map((label, index) => ({ id: index + 1, label }));

describe('an entry form', () => {
  it('is unmodified again when a change is reverted', () => {
    const form = formOf({ title: 'Bricks', seo: { title: 'Old' } });
    form.change('seo.title', 'New');
    expect(form.isModified()).toBe(true);
    form.change('seo.title', 'Old');
    expect(form.isModified()).toBe(false);
  });

  it('calls only the listeners of changed values', () => {
    const form = formOf({ title: 'Bricks', slug: 'a', links: links('one', 'two') });
    const listeners = {
      title: vi.fn(),
      slug: vi.fn(),
      links: vi.fn(),
      first: vi.fn(),
      second: vi.fn(),
      all: vi.fn(),
    };
    const stop = form.subscribe('title', listeners.title);
    form.subscribe('slug', listeners.slug);
    form.subscribe('links', listeners.links);
    form.subscribe('links.#1.label', listeners.first);
    form.subscribe(['links', key(2), 'label'], listeners.second);
    form.subscribe('', listeners.all);
    const calls = () => Object.values(listeners).map((listener) => listener.mock.calls.length);
    form.change('title', 'Tiles');
    expect(calls()).toEqual([1, 0, 0, 0, 0, 1]);
    form.change('links.#2.label', 'zwei');
    expect(calls()).toEqual([1, 0, 1, 0, 1, 2]);
    form.step(move('links', 2, 1));
    expect(calls()).toEqual([1, 0, 2, 0, 1, 3]);
    form.step(remove('links', 2));
    expect(calls()).toEqual([1, 0, 3, 0, 2, 4]);
    stop();
    form.change('title', 'Slate');
    expect(calls()).toEqual([1, 0, 3, 0, 2, 5]);
  });

  it('publishes the change of a listener after every listener received the first one', () => {
    const form = formOf({ title: 'Bricks', slug: 'a' });
    const seen: unknown[] = [];
    form.subscribe('title', () => form.change('slug', 'tiles'));
    form.subscribe('title', () => seen.push(['title', form.read('title')]));
    form.subscribe('slug', () => seen.push(['slug', form.read('slug')]));
    form.change('title', 'Tiles');
    expect(seen).toEqual([
      ['title', 'Tiles'],
      ['slug', 'tiles'],
    ]);
  });

  it('keeps publishing after a listener threw an error', () => {
    const form = formOf({ title: 'Bricks' });
    const stop = form.onChange(() => {
      throw new Error('listener failed');
    });
    expect(() => form.change('title', 'Tiles')).toThrow('listener failed');
    stop();
    const listener = vi.fn();
    form.subscribe('title', listener);
    form.change('title', 'Slate');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('calls one listener for a key press in a form of 900 fields', () => {
    const names = Array.from({ length: 900 }, (_, index) => `field${index}`);
    const attributes = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const form = createEntryForm(
      { ...articleModel, attributes },
      { id: 1, values: Object.fromEntries(names.map((name) => [name, null])) },
    );
    const called: string[] = [];
    for (const name of names) form.subscribe(name, () => called.push(name));
    form.change('field450', 'x');
    expect(called).toEqual(['field450']);
  });

  it('keeps the values of a new component when its fields subscribe', () => {
    const form = formOf({ seo: { title: 'Old' } });
    form.change('seo', null);
    form.change('seo', { title: null });
    form.subscribe('seo.title', () => undefined);
    expect(form.read('seo.title')).toBeNull();
  });

  it('presets a value without being modified and without losing other changes', () => {
    const form = formOf({ title: null, slug: null });
    form.preset('slug', 'article');
    expect(form.isModified()).toBe(false);
    form.change('title', 'Bricks');
    form.preset('slug', 'article-2');
    expect(form.values()).toEqual({ title: 'Bricks', slug: 'article-2' });
    expect(form.isModified()).toBe(true);
    expect(form.readInitial('slug')).toBe('article-2');
  });

  it('reports each applied step until the listener is removed', () => {
    const form = formOf({ title: null });
    const listener = vi.fn();
    const stop = form.onStep(listener);
    form.change('title', 'Bricks');
    form.change('title', 'Bricks');
    form.undo();
    stop();
    form.change('title', 'Tiles');
    expect(listener.mock.calls).toEqual([
      [{ step: change('title', 'Bricks'), by: 'step' }],
      [{ step: change('title', null), by: 'undo' }],
    ]);
  });

  it('ignores steps to missing fields and items', () => {
    const form = formOf({ title: 'Bricks', links: links('one') });
    const before = form.values();
    const steps: readonly Step[] = [
      change('seo.title', 'x'),
      change('links.#9.label', 'x'),
      change('links.#9', { label: 'x' }),
      insert('title', { label: 'x' }),
      move('links', 9, 1),
      remove('links', 9),
    ];
    for (const step of steps) expect(form.step(step)).toBe(false);
    expect(form.values()).toBe(before);
    expect(form.canUndo()).toBe(false);
  });
});

describe('item keys', () => {
  it('are created for initial and inserted items at any depth', () => {
    const form = formOf({
      links: links('one'),
      seo: { links: [{ label: 'deep' }] },
      sections: [{ __component: 'parts.quote', id: 1, links: [{ label: 'deeper' }] }],
      body: [{ type: 'paragraph', children: [{ type: 'text', text: 'No item' }] }],
    });
    const again = { __component: 'parts.quote', links: [{ label: 'a' }, { label: 'b' }] };
    form.step(batch([insert('sections', again), insert('sections', again)]));
    form.change('seo', { links: [{ label: 'x' }] });
    const keys = [...JSON.stringify(form.values()).matchAll(/"__temp_key__":(\d+)/g)].map(([, made]) => made);
    expect(keys).toHaveLength(10);
    expect(new Set(keys).size).toBe(10);
    expect(JSON.stringify(form.read('body'))).not.toContain('__temp_key__');
  });

  it('stay with an item that moves to another list', () => {
    const form = formOf({ links: links('one'), seo: { links: [] } });
    const item = form.read('links.#1') as FormValues;
    form.step(batch([remove('links', 1), insert('seo.links', item)]));
    expect(form.read('seo.links.#1.label')).toBe('one');
    form.undo();
    expect(form.read('links.#1.label')).toBe('one');
  });

  it('are new for a copy of an item', () => {
    const form = formOf({ links: links('one') });
    form.step(insert('links', form.read('links.#1') as FormValues));
    expect(form.read('links')).toMatchObject([{ __temp_key__: 1 }, { __temp_key__: 2 }]);
  });
});

describe('errors of a form', () => {
  const form = formOf({ title: null, links: links('one', 'two') });

  it('move with their item and return when its removal is undone', () => {
    form.errors.replace(new Map([['links.#2.label', 'invalid']]));
    form.step(move('links', 2, 1));
    expect(form.errorAt('links.#2.label')).toBe('invalid');
    expect(form.errors.within('links')).toBe('invalid');
    form.step(remove('links', 2));
    expect(form.errors.all().size).toBe(0);
    expect(form.errors.within('links')).toBeUndefined();
    form.undo();
    expect(form.errors.all().size).toBe(1);
  });

  it('translate paths with positions to paths with keys', () => {
    expect(form.pathOf(['links', 0, 'label'])).toEqual(['links', key(2), 'label']);
    expect(form.pathOf(['links', '1', 'target'])).toEqual(['links', key(1), 'target']);
    expect(form.pathOf(['links', 7, 'label'])).toEqual(['links', '7', 'label']);
    expect(form.pathOf(['seo', 'title'])).toEqual(['seo', 'title']);
  });
});

describe('a response of the server', () => {
  it('becomes the new initial values', () => {
    const form = formOf({ title: 'Bricks' });
    form.change('title', 'Tiles');
    form.accept({ id: 1, values: { title: 'Tiles' } });
    expect(form.isModified()).toBe(false);
  });

  it('keeps the keys of items by id, and of new items by order', () => {
    const form = formOf({ links: links('one', 'two') });
    form.step(insert('links', { label: 'new' }, 1));
    form.step(insert('links', { label: 'newer' }));
    form.step(move('links', 2, 1));
    const saved = [
      { id: 8, label: 'new' },
      { id: 2, label: 'two' },
      { id: 1, label: 'one!' },
      { id: 9, label: 'newer' },
    ];
    form.accept({ id: 1, values: { links: saved } });
    expect(form.read('links')).toEqual([
      { id: 8, label: 'new', __temp_key__: 3 },
      { id: 2, label: 'two', __temp_key__: 2 },
      { id: 1, label: 'one!', __temp_key__: 1 },
      { id: 9, label: 'newer', __temp_key__: 4 },
    ]);
  });

  it('is merged with local changes, with keys for added items and undo of the changes', () => {
    const form = formOf({ title: 'Bricks', links: links('one', 'two') });
    const before = form.values();
    form.change('title', 'Mine');
    const [, two] = before['links'] as readonly FormValues[];
    form.step(remove('links', keyOf(two) ?? 0));
    form.step(insert('links', { label: 'mine' }));
    const mine = form.values();
    const theirs = { title: 'Bricks', links: [...links('one'), { id: 9, label: 'theirs' }] };
    expect(form.mergeSaved({ id: 1, values: theirs }, () => null)).toBe(false);
    expect(form.values()).toBe(mine);
    expect(
      form.mergeSaved({ id: 1, values: theirs }, (saved) => ({
        ...saved,
        title: 'Mine',
        links: [
          ...(saved['links'] as readonly FormValues[]),
          ...(mine['links'] as readonly FormValues[]).slice(-1),
        ],
      })),
    ).toBe(true);
    const labels = () => (form.values()['links'] as readonly FormValues[]).map(({ label }) => label);
    expect(labels()).toEqual(['one', 'theirs', 'mine']);
    expect(new Set((form.values()['links'] as readonly FormValues[]).map(keyOf)).size).toBe(3);
    expect(form.initialValues()).toMatchObject({ title: 'Bricks', links: [{ id: 1 }, { id: 9 }] });
    form.undo();
    form.undo();
    // The server deleted the item, so undo restores it as a new one.
    expect(form.values()['links']).toMatchObject([{ id: 1 }, { id: 9 }, { label: 'two' }]);
    expect((form.values()['links'] as readonly FormValues[])[2]).not.toHaveProperty('id');
    form.undo();
    expect(form.read('title')).toBe('Bricks');
  });

  it('turns a component into a new one if only the server deleted it', () => {
    const form = formOf({ links: links('one', 'two') });
    form.mergeSaved({ id: 1, values: { links: links('one') } }, () => form.values());
    expect(form.values()['links']).toMatchObject([{ id: 1, label: 'one' }, { label: 'two' }]);
    expect((form.values()['links'] as readonly FormValues[])[1]).not.toHaveProperty('id');
  });

  it('does not reuse the key of a new item for another component type', () => {
    const form = formOf({ sections: [] });
    form.step(insert('sections', { __component: 'parts.quote' }));
    form.accept({ id: 1, values: { sections: [{ __component: 'parts.link', id: 1 }] } });
    expect(form.read('sections')).toMatchObject([{ __temp_key__: 2 }]);
  });

  it('calls no listener of an equal value', () => {
    const values = {
      title: 'Bricks',
      body: [{ type: 'paragraph' }],
      tags: noDifference,
      links: links('one'),
    };
    const form = formOf(values);
    const listener = vi.fn();
    for (const path of ['title', 'body', 'tags', 'links']) form.subscribe(path, listener);
    form.accept({ id: 1, values: structuredClone(values) });
    expect(listener).not.toHaveBeenCalled();
  });
});
