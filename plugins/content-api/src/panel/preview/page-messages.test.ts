import { noDifference } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { pageMessage, pageValue } from './page-messages.ts';

describe('a value for the page', () => {
  it('has no secrets, keys of the form and pending links, at any depth', () => {
    const value = [
      {
        __component: 'shared.card',
        __temp_key__: 'k1',
        title: 'Card',
        note: 'private',
        author: noDifference,
        parts: [{ id: 1, note: 'private', text: 'Part' }],
      },
    ];
    expect(pageValue(value, new Set(['note']))).toEqual([
      { __component: 'shared.card', title: 'Card', parts: [{ id: 1, text: 'Part' }] },
    ]);
  });
});

describe('a message of a page', () => {
  it.each([
    [null],
    ['ready'],
    [{ type: 'other' }],
    [{ type: 'atrium-preview:focus', path: 'x'.repeat(501) }],
  ])('is ignored if it is %j', (sent) => {
    expect(pageMessage(sent)).toBeNull();
  });
});
