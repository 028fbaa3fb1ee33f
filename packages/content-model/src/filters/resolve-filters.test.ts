import { afterEach, describe, expect, it, vi } from 'vitest';
import { filtersFromAddress, filtersToAddress, writeFilters } from './parse-filters.ts';
import { type Weekday, resolveFilters } from './resolve-filters.ts';

const resolve = (tree: unknown, at = '2026-03-11T10:00:00.000Z', weekStart: Weekday = 1) =>
  resolveFilters(tree, { userId: 42, weekStart }, new Date(at));
const period = (name: string, ...more: readonly [at?: string, weekStart?: Weekday]) =>
  resolve({ updatedAt: { $during: name } }, ...more);
const between = (first: string, last: string) => ({ updatedAt: { $between: [first, last] } });

describe('dynamic conditions', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('are replaced by the id of the current user', () => {
    expect(resolve({ $and: [{ updatedBy: { id: { $me: 'true' } } }, { title: { $eq: '$me' } }] })).toEqual({
      $and: [{ updatedBy: { id: { $eq: '42' } } }, { title: { $eq: '$me' } }],
    });
    expect(resolve({ createdBy: { id: { $me: 'false' } } })).toEqual({ createdBy: { id: { $ne: '42' } } });
  });

  it('stay unchanged while the user is unknown', () => {
    const tree = { createdBy: { id: { $me: 'true' } } };
    expect(resolveFilters(tree, { userId: null, weekStart: 1 }, new Date())).toEqual(tree);
  });

  it.each([
    ['today', '2026-03-11T00:00:00.000+00:00', '2026-03-11T23:59:59.999+00:00'],
    ['this-week', '2026-03-09T00:00:00.000+00:00', '2026-03-15T23:59:59.999+00:00'],
    ['last-7-days', '2026-03-05T00:00:00.000+00:00', '2026-03-11T23:59:59.999+00:00'],
    ['last-30-days', '2026-02-10T00:00:00.000+00:00', '2026-03-11T23:59:59.999+00:00'],
    ['this-month', '2026-03-01T00:00:00.000+00:00', '2026-03-31T23:59:59.999+00:00'],
  ])('are replaced by the days of %s', (name, first, last) => {
    vi.stubEnv('TZ', 'UTC');
    expect(period(name)).toEqual(between(first, last));
  });

  it('start the week on the local first day', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(period('this-week', '2026-03-11T10:00:00.000Z', 0)).toEqual(
      between('2026-03-08T00:00:00.000+00:00', '2026-03-14T23:59:59.999+00:00'),
    );
    expect(period('this-week', '2026-03-15T10:00:00.000Z', 1)).toEqual(
      between('2026-03-09T00:00:00.000+00:00', '2026-03-15T23:59:59.999+00:00'),
    );
  });

  it('use the days of the time zone, across changes of its clock', () => {
    vi.stubEnv('TZ', 'America/New_York');
    // Ten in the evening of the 10th local time; clocks went forward on the 8th.
    expect(period('last-7-days', '2026-03-11T02:00:00.000Z')).toEqual(
      between('2026-03-04T00:00:00.000-05:00', '2026-03-10T23:59:59.999-04:00'),
    );
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    expect(period('today', '2026-03-10T20:00:00.000Z')).toEqual(
      between('2026-03-11T00:00:00.000+05:45', '2026-03-11T23:59:59.999+05:45'),
    );
  });

  it('stay unchanged if they are unknown, like everything else', () => {
    const tree = { a: { $during: 'soon' }, $or: [{ b: 1 }, { c: { $in: ['x', null] } }], d: 'this-week' };
    expect(resolve(tree)).toEqual(tree);
    for (const nothing of [undefined, null, '', 5]) expect(resolve(nothing)).toBe(nothing);
  });

  it('stay unchanged in URLs', () => {
    const address = 'filters[$and][0][updatedBy][id][$me]=true&filters[$and][1][updatedAt][$during]=today';
    const filters = filtersFromAddress(new URLSearchParams(address));
    expect(
      filtersToAddress(filters)
        .map(([key, value]) => `${key}=${value}`)
        .join('&'),
    ).toBe(address);
    expect(resolve(writeFilters(filters))).toMatchObject({
      $and: [{ updatedBy: { id: { $eq: '42' } } }, {}],
    });
  });
});
