import type { ContentTypeKind } from '@admin/content-model';

const kinds = new Map<string, ContentTypeKind>([
  ['collection-types', 'collectionType'],
  ['single-types', 'singleType'],
]);

const oldSegments = new Map([
  ['collectionType', 'collection-types'],
  ['singleType', 'single-types'],
]);

/** The kind that a segment of the address names; undefined for any other text. */
export function kindOf(segment: string | undefined): ContentTypeKind | undefined {
  return segment === undefined ? undefined : kinds.get(segment);
}

/** Today's address for one of an older form, kept alive for bookmarks; undefined for any other. */
export function currentAddress(pathname: string, search: string): string | undefined {
  const [, section, segment = '', ...rest] = pathname.split('/');
  const replacement = oldSegments.get(segment);
  return replacement && `/${[section, replacement, ...rest].join('/')}${search}`;
}

/** What an address below `/content-manager` is about, read without rendering anything. */
export interface Place {
  readonly kind: ContentTypeKind;
  readonly uid: string;
  /** `create`, an entry's id, or undefined for a list or a single type. */
  readonly id: string | undefined;
}

/** Under `configurations` stand the settings of a type's views: it names no entry. */
const configurations = 'configurations';

/** Reads a path such as `/content-manager/collection-types/api::article.article/42`; undefined for any other page. */
export function placeOf(pathname: string): Place | undefined {
  const [, section, segment, uid, id] = pathname.split('/');
  const kind = kindOf(segment);
  if (section !== 'content-manager' || !kind || !uid || id === configurations) return undefined;
  return { kind, uid: decoded(uid), id: id || undefined };
}

/** A segment that is no valid escape stands for itself, as it does for the router. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
