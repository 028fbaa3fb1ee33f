import type { ContentType, Schemas } from '@admin/content-model';

/** Returns the content types that the content API serves: those of the application. */
export function servedTypes(schemas: Schemas): readonly ContentType[] {
  return [...schemas.contentTypes.values()].filter(({ uid }) => uid.startsWith('api::'));
}

/** Returns the path of a content type: `/api/articles`, or `/api/homepage` for a single type. */
export function pathOf({ kind, info }: Pick<ContentType, 'kind' | 'info'>): `/${string}` {
  return `/api/${kind === 'singleType' ? info.singularName : info.pluralName}`;
}
