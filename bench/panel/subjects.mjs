const rows = { selector: 'tbody tr[data-row]', atLeast: 10 };

/**
 * Returns the measured pages with the selectors of the same elements.
 *
 * @typedef {{ origin: string, api: Awaited<ReturnType<typeof import('../server/api-client.mjs').createApiClient>> }} Panel
 *   a running product and a client that is signed in
 * @param {{ panel: Panel, floor: string, before?: Panel }} servers the origin of the bare page; `before` is another revision
 *   of the panel
 */
export function createSubjects({ panel, floor, before }) {
  const shared = {
    liveRows: rows,
    form: { selector: 'form input[name="password"]' },
    rows,
    nextPage: '[aria-label="Next page"]',
    /** The header of the sorted column. */
    sort: 'thead [aria-sort="ascending"] button',
    /** @param {number} position of the row, from 1 */
    row: (position) => `tbody tr[data-row]:nth-child(${position}) a`,
    entry: { selector: 'input[name="title"]', hasValue: true },
  };
  const panelSubject = ({ origin, api }) => ({
    ...shared,
    /** Without those that the document shows before the panel. */
    liveRows: { ...rows, selector: `#app ${rows.selector}` },
    origin,
    signInPath: '/admin/auth/login',
    searchBox: 'input[aria-keyshortcuts="/"]',
    /** A word in more than ten titles, and in no text of the first entry of the sorted list. */
    words: 'octagonal',
    listPath:
      '/admin/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC',
    session: () => api.browserSession(),
  });
  return {
    floor: {
      ...shared,
      origin: floor,
      signInPath: '/sign-in',
      searchBox: 'input[type="search"]',
      words: '7',
      listPath: '/list',
      session: async () => undefined,
    },
    ...(before && { before: panelSubject(before) }),
    panel: panelSubject(panel),
  };
}
