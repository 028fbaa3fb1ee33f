const rows = { selector: 'tbody tr[data-row]', atLeast: 10 };

/**
 * The two pages that are measured side by side, and where each shows the same things.
 *
 * @param {{ panel: string, floor: string, api: Awaited<ReturnType<typeof
 *   import('../server/api-client.mjs').createApiClient>> }} servers origins, and a client that is signed in
 */
export function createSubjects({ panel, floor, api }) {
  const shared = {
    form: { selector: 'form input[name="password"]' },
    rows,
    nextPage: '[aria-label="Next page"]',
    /** @param {number} place of the row, from 1 */
    row: (place) => `tbody tr[data-row]:nth-child(${place}) a`,
    entry: { selector: 'input[name="title"]', hasValue: true },
  };
  return {
    ours: {
      ...shared,
      origin: panel,
      signInPath: '/admin/auth/login',
      listPath:
        '/admin/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC',
      session: async () => ({
        'admin.token': await api.freshToken(),
        'admin.user': JSON.stringify(api.user),
      }),
    },
    floor: {
      ...shared,
      origin: floor,
      signInPath: '/sign-in',
      listPath: '/list',
      session: async () => ({}),
    },
  };
}
