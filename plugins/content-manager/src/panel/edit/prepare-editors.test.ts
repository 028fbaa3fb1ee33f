import { describe, expect, it, vi } from 'vitest';
import type { ContentTypeView } from '../schema/index.ts';
import type { Editor } from './editing/editor.ts';
import { prepareEditors } from './prepare-editors.ts';

const field = (name: string) => ({ name, size: 12 });

/** Returns a content type with the fields `cover`, `portrait` and `gallery`, the last in a group of its own if there are groups. */
const viewWith = (items: readonly { name: string; fields: readonly string[] }[]) =>
  ({
    contentType: {
      attributes: { cover: { type: 'media' }, portrait: { type: 'media' }, gallery: { type: 'media' } },
    },
    components: new Map(),
    componentConfigurations: {},
    configuration: {
      layouts: { edit: [[field('cover')], [field('portrait')], [field('gallery')]] },
      metadatas: {},
      groups: { kind: 'tabs', items },
    },
  }) as unknown as ContentTypeView;

/** Prepares editors and returns the names of the fields whose editors were fetched. */
function prepared(view: ContentTypeView, hidden: readonly string[] = []): readonly string[] {
  const fetched: string[] = [];
  prepareEditors(view, ({ name }) => {
    const component = vi.fn(() => {
      fetched.push(name);
      return Promise.resolve({ default: () => null });
    });
    const editor = { kind: 'replaced', replacement: { component } } as unknown as Editor;
    return hidden.includes(name) ? undefined : editor;
  });
  return fetched;
}

describe('prepareEditors', () => {
  it('fetches the editors of all fields of a form without groups', () => {
    expect(prepared(viewWith([]))).toEqual(['cover', 'portrait', 'gallery']);
  });

  it('fetches those of the first group only', () => {
    const groups = [
      { name: 'Story', fields: ['cover', 'portrait'] },
      { name: 'Pictures', fields: ['gallery'] },
    ];
    expect(prepared(viewWith(groups))).toEqual(['cover', 'portrait']);
  });

  it('fetches none for a field that the user may not see', () => {
    expect(prepared(viewWith([]), ['portrait'])).toEqual(['cover', 'gallery']);
  });
});
