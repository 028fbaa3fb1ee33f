import { describe, expect, it } from 'vitest';
import { editRows, spanOf } from './edit-layout.ts';

const item = {
  attributes: {
    title: { type: 'string' },
    code: { type: 'string' },
    zone: { type: 'dynamiczone', components: [] },
  },
} as const;

const metadata = { edit: {}, list: {} };

describe('rows of the edit view', () => {
  it('follow the saved layout, with each field and its labels', () => {
    const rows = editRows(item, {
      metadatas: { title: { edit: { label: 'Headline' }, list: {} }, zone: metadata },
      layouts: { list: [], edit: [[{ name: 'title', size: 6 }], [{ name: 'zone', size: 12 }]] },
    });
    expect(rows).toEqual([
      [{ name: 'title', size: 6, attribute: { type: 'string' }, metadata: { label: 'Headline' } }],
      [{ name: 'zone', size: 12, attribute: item.attributes.zone, metadata: {} }],
    ]);
  });

  it('omit disabled and missing fields, and rows that become empty', () => {
    const rows = editRows(item, {
      metadatas: { title: { edit: { visible: false }, list: {} }, code: metadata },
      layouts: {
        list: [],
        edit: [
          [{ name: 'title', size: 6 }],
          [
            { name: 'gone', size: 6 },
            { name: 'code', size: 6 },
          ],
        ],
      },
    });
    expect(rows.map((row) => row.map(({ name }) => name))).toEqual([['code']]);
  });

  it('match the widths of the grid', () => {
    expect([1, 4, 5, 6, 8, 10, 12].map(spanOf)).toEqual([4, 4, 6, 6, 8, 12, 12]);
  });
});
