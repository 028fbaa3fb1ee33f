import { describe, expect, it } from 'vitest';
import { cameFrom, fromHere } from './came-from.ts';

describe('the way back', () => {
  it('leads to the page before, with its query and what it was shown with', () => {
    const state = { list: '/content-manager/collection-types/api::a.a?page=2' };
    const here = fromHere({ pathname: '/content-manager/x', search: '?page=2', state });
    expect(cameFrom(here)).toEqual({ from: '/content-manager/x?page=2', fromState: state });
  });

  it.each([
    null,
    'x',
    {},
    { from: 3 },
    { from: 'https://elsewhere.example' },
    { from: '//elsewhere.example' },
  ])('is not known from %j', (state) => expect(cameFrom(state)).toBeUndefined());
});
