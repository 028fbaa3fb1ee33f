const rows = { selector: 'tbody tr[data-row]', atLeast: 10 };

/**
 * Returns the two measured pages with the selectors of the same elements.
 *
 * @param {{ panel: string, floor: string, api: Awaited<ReturnType<typeof
 *   import('../server/api-client.mjs').createApiClient>> }} servers origins, and a signed-in client
 */
export function createSubjects({ panel, floor, api }) {
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
  return {
    panel: {
      ...shared,
      /** Without those that the document shows before the panel. */
      liveRows: { ...rows, selector: `#app ${rows.selector}` },
      origin: panel,
      signInPath: '/admin/auth/login',
      searchBox: 'input[aria-keyshortcuts="/"]',
      /** A word in more than ten titles, and in no text of the first entry of the sorted list. */
      words: 'octagonal',
      listPath:
        '/admin/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC',
      session: () => api.browserSession(),
    },
    floor: {
      ...shared,
      origin: floor,
      signInPath: '/sign-in',
      searchBox: 'input[type="search"]',
      words: '7',
      listPath: '/list',
      session: async () => undefined,
    },
  };
}
