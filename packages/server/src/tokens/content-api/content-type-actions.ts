import type { ContentType, Schemas } from '@admin/content-model';
import type { ContentApiAction } from './content-api-action.ts';

const reads = new Set(['find', 'findOne']);

const names: Readonly<Record<ContentType['kind'], readonly string[]>> = {
  collectionType: ['find', 'findOne', 'create', 'update', 'delete'],
  singleType: ['find', 'update', 'delete'],
};

/** The actions on the entries of an installation's own content types. */
export function contentTypeActions(schemas: Schemas): readonly ContentApiAction[] {
  return [...schemas.contentTypes.values()]
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap(({ uid, kind }) =>
      names[kind].map((name) => ({
        id: `${uid}.${name}` as ContentApiAction['id'],
        access: reads.has(name) ? ('read' as const) : ('write' as const),
      })),
    );
}
