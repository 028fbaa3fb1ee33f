import { describe, expect, it } from 'vitest';
import {
  contentLocation,
  type ContentLocation,
  currentAddress,
  isEntryLocation,
  contentAddress,
} from './content-location.ts';

const uid = 'api::a.a';
const collection = `/content-manager/collection-types/${uid}`;
const single = `/content-manager/single-types/${uid}`;

const locations: readonly [string, ContentLocation][] = [
  [collection, { view: 'list', uid }],
  [`${collection}/create`, { view: 'create', uid }],
  [`${collection}/create/clone/42`, { view: 'clone', uid, origin: '42' }],
  [`${collection}/42`, { view: 'entry', uid, id: '42' }],
  [single, { view: 'single', uid }],
  [`${collection}/configurations/list`, { view: 'list-configuration', uid }],
  [`${collection}/configurations/edit`, { view: 'edit-configuration', kind: 'collectionType', uid }],
  [`${single}/configurations/edit`, { view: 'edit-configuration', kind: 'singleType', uid }],
  [
    '/content-manager/components/blocks.quote/configurations/edit',
    { view: 'component-configuration', uid: 'blocks.quote' },
  ],
];

describe('an address of the content manager', () => {
  it.each(locations)('of %s is parsed and built', (address, location) => {
    expect(contentLocation(address)).toEqual(location);
    expect(contentLocation(`${address}/`)).toEqual(location);
    expect(contentAddress(location)).toBe(address);
    expect(contentAddress(location, { field: 'links.0' })).toBe(`${address}?field=links.0`);
  });

  it.each([
    ['the start', '/content-manager'],
    ['the page without permitted types', '/content-manager/403'],
    ['an unknown kind', `/content-manager/toString/${uid}`],
    ['the parent of configurations', `${collection}/configurations`],
    ['a copy without an original', `${collection}/create/clone`],
    ['the list settings of a single type', `${single}/configurations/list`],
    ['an entry of a single type', `${single}/1`],
    ['a path below an entry', `${collection}/1/history`],
    ['a page of another plugin', '/settings/users'],
  ])('of %s is not a content location', (_, address) => expect(contentLocation(address)).toBeUndefined());

  it('separates an id from the rest, whatever characters it contains', () => {
    const location = { view: 'entry', uid, id: 'a/b c?' } as const;
    expect(contentLocation(contentAddress(location))).toEqual(location);
  });

  it('matches entries, new, copied or stored, and single types in the edit view', () => {
    expect(locations.filter(([, location]) => isEntryLocation(location)).map(([, { view }]) => view)).toEqual(
      ['create', 'clone', 'entry', 'single'],
    );
    expect(isEntryLocation(undefined)).toBe(false);
  });

  it('is redirected from an older format, with its query', () => {
    expect(currentAddress('/content-manager/collectionType/api::a.a/3', '?page=2')).toBe(
      `${collection}/3?page=2`,
    );
    expect(currentAddress('/content-manager/singleType/api::a.a', '')).toBe(single);
    expect(currentAddress(collection, '')).toBeUndefined();
    expect(currentAddress('/elsewhere/collectionType/api::a.a', '')).toBeUndefined();
  });
});
