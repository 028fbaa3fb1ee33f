import { entryActionNames, entryActionTable, type ContentTypeKind } from '@admin/content-model';
import { actions } from '@admin/contract';
import { type ActionDefinition, notFound, type Route, defineServerPlugin } from '@admin/server';
import { bulkRoutes } from './bulk-routes.ts';
import { configurationRoutes } from './configuration-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { exportRoute } from './export/export-route.ts';
import { presenceMigrations } from './presence/tables.ts';
import { presenceRoutes } from './presence/visit-entry.ts';
import { homeRoutes } from './recent-work.ts';
import { relationRoutes } from './relation-routes.ts';
import { schemaRoutes } from './schema-routes.ts';
import { viewMigrations } from './views/tables.ts';
import { viewRoutes } from './views/view-routes.ts';

/** The actions of roles: those on entries, and configuring the views. */
export const contentManagerActions: readonly ActionDefinition[] = [
  ...entryActionNames.map((name): ActionDefinition => {
    const { id, displayName, hasFields, hasLocales, needsDrafts } = entryActionTable[name];
    return {
      id,
      section: 'contentTypes',
      displayName,
      appliesToProperties: [
        ...(hasFields ? (['fields'] as const) : []),
        ...(hasLocales ? (['locales'] as const) : []),
      ],
      ...(needsDrafts ? { draftAndPublishOnly: true } : {}),
    };
  }),
  configure(actions.configureSingleTypes, 'Configure view', 'single types'),
  configure(actions.configureCollectionTypes, 'Configure view', 'collection types'),
  configure(actions.configureComponents, 'Configure Layout', 'components'),
];

function configure(id: string, displayName: string, subCategory: string): ActionDefinition {
  return { id, section: 'plugins', displayName, plugin: 'content-manager', subCategory };
}

const kindOfPrefix: Readonly<Record<string, ContentTypeKind>> = {
  'collection-types': 'collectionType',
  'single-types': 'singleType',
};

/**
 * Returns the route with a check that the content type is of the kind in its URL. A collection type in the URL of a
 * single type, or the reverse, gets a 404 response: otherwise a call without an id would reach the first entry of a
 * collection. An unknown uid passes, so that it stays indistinguishable from a forbidden one.
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

/**
 * The server half of the content manager: content operations as routes. Applications trust it, because its calls for
 * the home page are below `/admin`.
 */
export const contentManagerServer = defineServerPlugin({
  id: 'content-manager',
  title: 'Content Manager',
  description: 'Quick way to see, edit and delete the data in your database.',
  actions: contentManagerActions,
  routes: [
    ...schemaRoutes,
    ...configurationRoutes,
    ...entryRoutes,
    ...bulkRoutes,
    exportRoute,
    ...relationRoutes,
    ...viewRoutes,
    ...homeRoutes,
    ...presenceRoutes,
  ].map(checkKind),
  migrations: [...viewMigrations, ...presenceMigrations],
});
