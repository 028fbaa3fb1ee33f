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

  it('hold their fields; one without any is not shown', () => {
    expect(editGroups(divided).map(({ name, fields }) => [name, fields])).toEqual([
      ['Search', ['seo']],
      ['Words', ['title', 'text']],
    ]);
  });

  it('give all fields their order, by which the first wrong one is found', () => {
    expect(names(inGroupOrder(divided))).toEqual(['seo', 'title', 'text']);
  });

  it('are none where only one has fields, or the server knows none', () => {
    const single = layout({ name: 'All', fields: [] }, { name: 'Gone', fields: ['removed'] });
    expect(editGroups(single)).toEqual([]);
    expect(inGroupOrder(single)).toBe(single);
    expect(editGroups({ rows: divided.rows })).toEqual([]);
  });
});
