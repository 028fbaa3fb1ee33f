import { noDifference, type Attribute, type Attributes } from '@admin/content-model';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { valueText, whereTheyDiffer } from './value-text.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const part: Attributes = {
  metaTitle: { type: 'string' },
  noIndex: { type: 'boolean' },
  secret: { type: 'password' },
};
const text = (value: unknown, attribute: Attribute) =>
  valueText(value, attribute, {
    intl,
    attributesOf: (uid) => (uid === 'shared.seo' ? part : {}),
    nameOf: ({ id }) => `Author ${id}`,
  });
const paragraph = (words: string) => ({ type: 'paragraph', children: [{ type: 'text', text: words }] });
const placed = (id: number) => ({ id, shown: { id }, before: null, isLinked: false });

describe('a value as text', () => {
  it.each<[Attribute, unknown, string]>([
    [{ type: 'string' }, 'Looms', 'Looms'],
    [{ type: 'integer' }, 0, '0'],
    [{ type: 'boolean' }, false, 'No'],
    [{ type: 'date' }, '1987-05-14', 'May 14, 1987'],
    [{ type: 'date' }, 'tomorrow', 'tomorrow'],
    [{ type: 'time' }, '10:30:00.000', '10:30'],
    [{ type: 'blocks' }, [paragraph('Ask'), paragraph(''), paragraph('me')], 'Ask me'],
    [
      { type: 'media' },
      [
        { id: 1, name: 'a.png' },
        { id: 2, name: 'b.png' },
      ],
      'a.png, b.png',
    ],
    [{ type: 'string' }, null, ''],
  ])('of %o is, for %o, the expected text', (attribute, value, expected) => {
    expect(text(value, attribute)).toBe(expected);
  });

  it('lists the added links of a relation, and the removed ones', () => {
    const difference = { connect: [placed(3)], disconnect: [{ id: 4 }] };
    const target = 'api::author.author';
    expect(text(difference, { type: 'relation', relation: 'manyToOne', target })).toBe('Author 3');
    expect(text(difference, { type: 'relation', relation: 'manyToMany', target })).toBe(
      'Added: Author 3\nRemoved: Author 4',
    );
    expect(text(noDifference, { type: 'relation', relation: 'manyToMany', target })).toBe('');
  });

  it('lists the plain fields of a component without its passwords, and counts components', () => {
    const seo = { id: 1, metaTitle: 'Tickets', noIndex: true, secret: 'x' };
    expect(text(seo, { type: 'component', component: 'shared.seo' })).toBe(
      'Meta title: Tickets\nNo index: Yes',
    );
    expect(text([seo, seo], { type: 'component', component: 'shared.seo', repeatable: true })).toBe(
      '2 components',
    );
  });
});

describe('two long texts', () => {
  it('are shown from their first difference', () => {
    const same = 'a'.repeat(1000);
    const [one, other] = whereTheyDiffer(`${same}X${same}`, `${same}Y`);
    expect(one).toMatch(/^…a{40}Xa+…$/);
    expect(other).toBe(`…${'a'.repeat(40)}Y`);
    expect(whereTheyDiffer('short one', 'short two')).toEqual(['short one', 'short two']);
  });
});
