/** The list of articles. */
const list = '/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=title:ASC';

/** Screens behind the sign-in, with elements of their content that need no language. */
export const mainScreens = [
  { path: '/', shown: 'h1' },
  { path: list, shown: 'tbody tr:nth-child(3)' },
  { path: '/content-manager/collection-types/api::article.article/1', shown: 'input[name="title"]' },
  { path: '/plugins/upload', shown: 'main img' },
  { path: '/settings/roles', shown: 'tbody tr:nth-child(3)' },
] as const;
