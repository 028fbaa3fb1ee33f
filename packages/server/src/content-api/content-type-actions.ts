import type { ContentType, EntryAction, Schemas } from '@admin/content-model';
import type { OpenableAction } from './content-api-action.ts';

/** The actions of API clients on entries, each with the entry action that the token's owner must have. */
const needed = {
  find: 'read',
  findOne: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
} as const satisfies Readonly<Record<string, EntryAction>>;

const names: Readonly<Record<ContentType['kind'], readonly (keyof typeof needed)[]>> = {
  collectionType: ['find', 'findOne', 'create', 'update', 'delete'],
  singleType: ['find', 'update', 'delete'],
};

function actionOn(contentType: ContentType, name: keyof typeof needed): OpenableAction {
  const action = needed[name];
  return {
    id: `${contentType.uid}.${name}` as OpenableAction['id'],
    access: action === 'read' ? 'read' : 'write',
    isHeldBy: (owner) => owner.grants(action, contentType).length > 0,
  };
}

/** Returns the ids of the actions on content types with these uids, whatever their kind. */
export function contentTypeActionIds(uids: readonly string[]): readonly string[] {
  return uids.flatMap((uid) => names.collectionType.map((name) => `${uid}.${name}`));
}

/** Returns the actions on the entries of an application's own content types. */
export function contentTypeActions(schemas: Schemas): readonly OpenableAction[] {
  return [...schemas.contentTypes.values()]
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap((contentType) => names[contentType.kind].map((name) => actionOn(contentType, name)));
}
