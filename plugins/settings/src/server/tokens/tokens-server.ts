import {
  contentApiRef,
  defineServerPlugin,
  deriveKeyRef,
  provideService,
  StateCache,
  type ActionDefinition,
} from '@admin/server';
import { apiTokenActions, transferTokenActions } from '../../settings-actions.ts';
import { tokenMigrations } from './tables.ts';
import { tokenRoutes } from './token-routes.ts';
import { createTokenService, tokensRef } from './token-service.ts';

/** Returns the actions on tokens of one kind, in the order of the role editor. */
function actionsOn(
  kind: 'API tokens' | 'transfer tokens',
  ids: Readonly<Record<keyof typeof apiTokenActions, string>>,
  pages: string,
): readonly ActionDefinition[] {
  const rows = [
    ['access', `Access the ${kind} settings page`, pages],
    ['create', 'Create (generate)', 'general'],
    ['read', 'Read', 'general'],
    ['update', 'Update', 'general'],
    ['regenerate', 'Regenerate', 'general'],
    ['delete', 'Delete (revoke)', 'general'],
  ] as const;
  return rows.map(([name, displayName, subCategory]) => ({
    id: ids[name],
    section: 'settings',
    displayName,
    category: kind.toLowerCase(),
    subCategory,
  }));
}

/**
 * The server plugin for tokens. Its id is the name of its migrations and part of the purpose with which keys are hashed;
 * both are older than plugins.
 */
export const tokensServer = defineServerPlugin({
  id: 'tokens',
  title: 'Tokens',
  panelPlugin: 'settings',
  description: 'Keys for programs: API tokens for the content API, transfer tokens for moving content.',
  version: '0.1.0',
  migrations: tokenMigrations,
  services: [
    provideService({
      ref: tokensRef,
      deps: { deriveKey: deriveKeyRef, contentApi: contentApiRef },
      factory: ({ deriveKey, contentApi }, { database, events, logger, identity, now }) =>
        createTokenService({
          database,
          events,
          logger,
          hashKey: deriveKey('tokens/access-key'),
          actions: contentApi,
          identity,
          known: new StateCache(database),
          now,
        }),
    }),
  ],
  actions: [
    ...actionsOn('API tokens', apiTokenActions, 'api Tokens'),
    ...actionsOn('transfer tokens', transferTokenActions, 'transfer tokens'),
  ],
  routes: tokenRoutes,
  authenticateApiClient: (call, server) => server.get(tokensRef).authenticateApiClient(call),
});
