import { describe, expect, it } from 'vitest';
import type { EditField, EditLayout } from '../../../points.ts';
import { editGroups, inGroupOrder } from './groups.ts';

const field = (name: string): EditField => ({ name, size: 12, attribute: { type: 'string' }, metadata: {} });
const layout = (
  ...items: readonly { readonly name: string; readonly fields: readonly string[] }[]
): EditLayout => ({
  rows: [[field('title')], [field('seo')], [field('text')]],
  components: {},
  groups: { kind: 'tabs', items },
});
const names = ({ rows }: Pick<EditLayout, 'rows'>) => rows.flat().map(({ name }) => name);

describe('the groups of a form', () => {
  const divided = layout(
    { name: 'Search', fields: ['seo'] },
    { name: 'Gone', fields: ['removed'] },
    { name: 'Words', fields: ['text', 'title'] },
  );

  it('contain their fields; empty groups are omitted', () => {
    expect(editGroups(divided).map(({ name, fields }) => [name, fields])).toEqual([
      ['Search', ['seo']],
      ['Words', ['title', 'text']],
    ]);
  });

  it('determine the order of all fields, and with it the first error', () => {
    expect(names(inGroupOrder(divided))).toEqual(['seo', 'title', 'text']);
  });

  it('do not exist if only one has fields, or the server does not support them', () => {
    const single = layout({ name: 'All', fields: [] }, { name: 'Gone', fields: ['removed'] });
    expect(editGroups(single)).toEqual([]);
    expect(inGroupOrder(single)).toBe(single);
    expect(editGroups({ rows: divided.rows })).toEqual([]);
  });
});
