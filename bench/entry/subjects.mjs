import { items as itemCounts } from './content.mjs';

/** The time limit for all measurements of one visit, milliseconds. */
export const limit = 120_000;

const title = 'input[name="title"]:enabled:read-write';

const panelItems = '[data-field="zone"] [data-field^="zone.#"]';
const floorItems = '[data-field="zone"] > ul > li';

/** The selectors of an entry page; `items` finds the items of the zone, in their order. */
function entrySelectors(items) {
  return {
    title: { selector: title, hasValue: true },
    /** The title of the panel itself, which the document shows before. */
    liveTitle: { selector: title, hasValue: true },
    /** The items of the heavy entry. */
    items: { selector: items, atLeast: itemCounts.heavy },
    heading: { selector: `${items}:first-child :is(h2, h3)` },
    /** The first input of the item after those of BIG. */
    addedField: { selector: `${items}:nth-child(${itemCounts.big + 1}) input` },
    save: 'button[data-variant="primary"]',
    saved: { selector: 'button[data-variant="primary"][aria-disabled]:not([aria-busy])' },
    /** @param {number} position of the row, from 1 */
    row: (position) => `tbody tr[data-row]:nth-child(${position}) a`,
    rows: { selector: 'tbody tr[data-row]' },
    add: '[data-field="zone"] [data-add]',
  };
}

const pageOf = (type) => `/admin/content-manager/collection-types/api::${type}.${type}`;
const listOf = (type) => `${pageOf(type)}?page=1&pageSize=10&sort=id:ASC`;

/**
 * Returns the page of a panel for editing entries.
 *
 * @param {{ origin: string, api: Awaited<ReturnType<typeof import('../server/api-client.mjs').createApiClient>>,
 *   ids: Awaited<ReturnType<typeof import('./store-entries.mjs').storeEntries>> }} panel a running product, a client that
 *   is signed in, and the ids of the entries
 */
function panelSubject({ origin, api, ids }) {
  return {
    ...entrySelectors(panelItems),
    liveTitle: { selector: `#app ${title}`, hasValue: true },
    origin,
    session: () => api.browserSession(),
    lists: { small: listOf('small'), big: listOf('big') },
    rowOf: { small: [1, 2], big: [1, 2] },
    paths: { big: `${pageOf('big')}/${ids.big[0]}`, heavy: `${pageOf('heavy')}/${ids.heavy[0]}` },
    /** The panel has a menu of components. */
    pick: '[data-component="nested.quote"]',
    /** Items move after they are grabbed. */
    grab: `${panelItems}:first-child [aria-pressed]`,
    moveDown: `${panelItems}[data-grabbed] button[aria-label="Move down"]`,
    letGo: `${panelItems}[data-grabbed] button[aria-label="Drop here"]`,
    remove: `${panelItems}:first-child button[aria-label^="Remove"]`,
  };
}

/**
 * Returns the pages for editing the same entries.
 *
 * @param {{ panel: Parameters<typeof panelSubject>[0], floor: string, before?: Parameters<typeof panelSubject>[0] }} servers
 *   the origin of the bare page; `before` is another revision of the panel
 */
export function createSubjects({ panel, floor, before }) {
  return {
    floor: {
      ...entrySelectors(floorItems),
      origin: floor,
      session: async () => undefined,
      lists: { small: '/records', big: '/records' },
      rowOf: { small: [1, 2], big: [3, 4] },
      paths: { big: '/records/3', heavy: '/records/5' },
      moveDown: `${floorItems}:first-child button[aria-label="Move down"]`,
      remove: `${floorItems}:first-child button[aria-label="Remove"]`,
    },
    ...(before && { before: panelSubject(before) }),
    panel: panelSubject(panel),
  };
}
