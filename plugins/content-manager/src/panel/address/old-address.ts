import { contentPage } from './pages.ts';

const segments = new Map([
  ['collectionType', 'collection-types'],
  ['singleType', 'single-types'],
]);

/** Today's address for one of an older form, kept alive for bookmarks; undefined for any other. */
export function currentAddress(pathname: string, search: string): string | undefined {
  const [, section, segment = '', ...rest] = pathname.split('/');
  const today = segments.get(segment);
  if (section !== contentPage.path || !today) return undefined;
  return `/${[section, today, ...rest].join('/')}${search}`;
}
