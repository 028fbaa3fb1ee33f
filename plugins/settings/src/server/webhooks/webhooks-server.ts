import { callChainRef, defineServerPlugin, provideService, type ActionDefinition } from '@admin/server';
import { webhookActions } from '../../settings-actions.ts';
import { webhookMigrations } from './migrations.ts';
import { openWebhooks, allowPrivate } from './open-webhooks.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { webhooksRef } from './webhook-service.ts';

const onWebhooks = (id: string, displayName: string): ActionDefinition => ({
  id,
  section: 'settings',
  displayName,
  category: 'webhooks',
  subCategory: 'general',
});

/** The server plugin for webhooks. Its id is the name of its migrations, which are older than plugins. */
export const webhooksServer = defineServerPlugin({
  id: 'webhooks',
  title: 'Webhooks',
  panelPlugin: 'settings',
  description: 'Addresses that are called when entries change.',
  version: '0.1.0',
  variables: [allowPrivate],
  migrations: webhookMigrations,
  services: [
    provideService({
      ref: webhooksRef,
      deps: { callChain: callChainRef },
      factory: ({ callChain }, server) => openWebhooks({ ...server, callChain }),
      stop: (webhooks) => webhooks.close(),
    }),
  ],
  actions: [
    onWebhooks(webhookActions.create, 'Create'),
    onWebhooks(webhookActions.read, 'Read'),
    onWebhooks(webhookActions.update, 'Update'),
    onWebhooks(webhookActions.delete, 'Delete'),
  ],
  routes: webhookRoutes,
  // From here on, new and pending events are delivered.
  onReady: (server) => void server.get(webhooksRef),
});
