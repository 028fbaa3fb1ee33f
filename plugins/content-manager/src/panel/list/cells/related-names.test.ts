import { describe, expect, it } from 'vitest';
import { nameLines } from './related-names.ts';

const query = new URLSearchParams('plugins[i18n][locale]=fr');
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Tag ${index + 1}` }));

describe('the names of related entries', () => {
  it('link to the entries, in the same locale, for users who may open them', () => {
    const [line] = nameLines(
      { results: rows(1), pagination: { total: 1 } },
      { mainField: 'name', target: 'api::tag.tag', query, more: '…' },
    );
    expect(line).toMatchObject({
      kind: 'link',
      label: 'Tag 1',
      href: '/content-manager/collection-types/api::tag.tag/1?plugins%5Bi18n%5D%5Blocale%5D=fr',
    });
  });

  it('are plain text for other users', () => {
    const [line] = nameLines(
      { results: [{ id: 7, name: null }], pagination: { total: 1 } },
      { mainField: 'name', target: undefined, query, more: '…' },
    );
    expect(line).toMatchObject({ label: '7', disabled: true });
  });

  it('end in an ellipsis if there are more', () => {
    const lines = nameLines(
      { results: rows(10), pagination: { total: 11 } },
      { mainField: 'name', target: undefined, query, more: '…' },
    );
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toMatchObject({ label: '…' });
  });
});
