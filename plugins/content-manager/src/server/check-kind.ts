import type { ContentTypeKind } from '@admin/content-model';
import { notFound, type Route } from '@admin/server';

const kindOfPrefix: Readonly<Record<string, ContentTypeKind>> = {
  'collection-types': 'collectionType',
  'single-types': 'singleType',
};

/**
 * Returns the route with a check that the content type is of the kind its address names. A collection type addressed as
 * a single type, or the reverse, is answered 404: without the check, a call that names no entry would reach the first
 * entry of a collection. A uid that no content type has passes, so that it stays indistinguishable from a forbidden one.
 */
export function checkKind(route: Route): Route {
  const [, prefix = ''] = /^\/content-manager\/([^/]+)\/:uid(?:\/|$)/.exec(route.endpoint.path) ?? [];
  const kind = kindOfPrefix[prefix];
  if (kind === undefined) return route;
  return {
    ...route,
    handle: (context) => {
      const params = context.params as { readonly uid: string } | undefined;
      const contentType = context.services.schemas.contentTypes.get(params?.uid ?? '');
      if (contentType && contentType.kind !== kind) throw notFound();
      return route.handle(context);
    },
  };
}
