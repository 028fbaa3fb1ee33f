import type { ContentType, Schemas } from '@admin/content-model';
import {
  contentApiRef,
  publicPaths,
  route,
  validationFailed,
  type ContentApiActions,
  type PluginContext,
  type Route,
} from '@admin/server';
import { contentApiEndpoints, type PublicType } from '../../endpoints.ts';
import { servedTypes } from '../served-types.ts';
import { publicActionsRef } from './public-actions.ts';

/** Returns the actions on a content type that routes require. */
function actionsOn({ uid }: ContentType, { layout }: Pick<ContentApiActions, 'layout'>): readonly string[] {
  const [owner = '', controller = ''] = uid.split('.');
  const controllers = Object.hasOwn(layout, owner) ? layout[owner]?.controllers : undefined;
  const names =
    controllers !== undefined && Object.hasOwn(controllers, controller) ? controllers[controller] : [];
  return (names ?? []).map((name) => `${uid}.${name}`);
}

function describeType(
  contentType: ContentType,
  schemas: Schemas,
  { actions, isPublic }: { readonly actions: ContentApiActions; readonly isPublic: ReadonlySet<string> },
): PublicType {
  const { uid, info } = contentType;
  const paths = publicPaths(contentType, schemas);
  return {
    uid,
    displayName: info.displayName,
    fields: [...new Set(paths.map(({ path }) => path))],
    relations: paths.flatMap(({ path, target }) =>
      target !== null && schemas.contentTypes.has(target) ? [{ path, target }] : [],
    ),
    actions: actionsOn(contentType, actions).map((id) => ({
      id,
      name: id.slice(uid.length + 1),
      isPublic: isPublic.has(id),
    })),
  };
}

async function describeAccess(services: PluginContext): Promise<PublicType[]> {
  const { schemas } = services;
  const actions = services.get(contentApiRef);
  const isPublic = await services.get(publicActionsRef).list();
  return servedTypes(schemas).map((contentType) => describeType(contentType, schemas, { actions, isPublic }));
}

/** The routes of the public access to content. */
export const publicAccessRoutes: readonly Route[] = [
  route(contentApiEndpoints.readPublicAccess, async ({ services }) => ({
    data: await describeAccess(services),
  })),
  route(contentApiEndpoints.updatePublicAccess, async ({ services, actor, body: { actions } }) => {
    const known = new Set(
      (await describeAccess(services)).flatMap((type) => type.actions.map(({ id }) => id)),
    );
    const unknown = actions.filter((id) => !known.has(id));
    if (unknown.length > 0) {
      const message = `Unknown actions provided: ${unknown.join(', ')}`;
      throw validationFailed([{ path: ['actions'], message, name: 'ValidationError' }]);
    }
    await services.get(publicActionsRef).replace(actor.permissions, actions);
    return { data: await describeAccess(services) };
  }),
];
