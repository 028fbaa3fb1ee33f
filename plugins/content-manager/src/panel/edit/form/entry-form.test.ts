import { describe, expect, it, vi } from 'vitest';
import { createEntryForm } from './entry-form.ts';

describe('the form of an entry', () => {
  it('is modified by a write and unmodified again by taking it back', () => {
    const form = createEntryForm({ title: 'Bricks', seo: { metaTitle: 'Old' } });
    form.change('seo.metaTitle', 'New');
    expect(form.isModified()).toBe(true);
    form.change('seo.metaTitle', 'Old');
    expect(form.isModified()).toBe(false);
  });

  it('notices writes to values that no field shows', () => {
    const form = createEntryForm({ title: 'Bricks' });
    form.change('hidden', 'x');
    expect(form.isModified()).toBe(true);
  });

  it('tells a field about its own value and about no other', () => {
    const form = createEntryForm({ title: 'Bricks', code: 'A' });
    const title = vi.fn();
    const stop = form.subscribeTo('title', title);
    title.mockClear();
    form.change('code', 'B');
    expect(title).not.toHaveBeenCalled();
    form.change('title', 'Tiles');
    expect(title).toHaveBeenCalledOnce();
    stop();
    form.change('title', 'Slate');
    expect(title).toHaveBeenCalledOnce();
  });

  it('keeps a new component as it was filled when its fields come on screen', () => {
    const form = createEntryForm({ seo: { metaTitle: 'Old' } });
    form.change('seo', null);
    form.change('seo', { metaTitle: null });
    form.subscribeTo('seo.metaTitle', () => undefined);
    expect(form.read('seo.metaTitle')).toBeNull();
  });

  it('presets a value without counting as modified and without losing what was typed', () => {
    const form = createEntryForm({ title: null, slug: null });
    form.preset('slug', 'article');
    expect(form.isModified()).toBe(false);
    form.change('title', 'Bricks');
    form.preset('slug', 'article-2');
    expect(form.values()).toEqual({ title: 'Bricks', slug: 'article-2' });
    expect(form.isModified()).toBe(true);
    expect(form.readInitial('slug')).toBe('article-2');
  });

  it('starts over from what the server holds', () => {
    const form = createEntryForm({ title: 'Bricks' });
    form.change('title', 'Tiles');
    form.accept({ title: 'Tiles' });
    expect(form.isModified()).toBe(false);
  });

  it('reports each write with its path until told to stop', () => {
    const form = createEntryForm({ title: null });
    const listener = vi.fn();
    const stop = form.onWrite(listener);
    form.change('title', 'Bricks');
    stop();
    form.change('title', 'Tiles');
    expect(listener.mock.calls).toEqual([[{ path: 'title', value: 'Bricks' }]]);
  });
});
