import type { Schemas } from '@admin/content-model';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ServerConfig } from './config/index.ts';
import type { ContentService } from './content/content-service.ts';
import type { Database } from './database/index.ts';
import { coreRoutes } from './core-routes.ts';
import { createCallChain } from './events/call-chain.ts';
import { eventsOf, type EventBus } from './events/event-bus.ts';
import { createHttpServer, type HttpLimits } from './http/create-http-server.ts';
import {
  assertActionsKnown,
  createRouteTable,
  routesInventory,
  type InventoryLine,
} from './http/routes/route-table.ts';
import {
  coreActions,
  createAccessTokens,
  createActionRegistry,
  createIdentityKeys,
  createIdentityService,
  identityTables,
  AttemptCounts,
  prepareIdentity,
  type IdentityContext,
  type Passwords,
} from './identity/index.ts';
import type { Logger } from './logger.ts';
import { createMailer } from './mail/create-mailer.ts';
import type { ServerPlugin } from './plugin.ts';
import { checkPlugins } from './plugins/check-plugins.ts';
import { readyPlugins } from './plugins/ready-plugins.ts';
import type { ServerServices } from './services.ts';
import { openTokens } from './tokens/index.ts';
import { openWebhooks } from './webhooks/index.ts';

/** What a server is made of once everything on disk is open. */
export interface ServerParts {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly schemas: Schemas;
  readonly content: ContentService;
  /** The same that content tells of written entries. */
  readonly events: EventBus;
  readonly readLocales: () => Promise<readonly string[]>;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly plugins: readonly ServerPlugin[];
  /** Folder of the built panel; null when something else serves it. */
  readonly panelDir: string | null;
  readonly productName: string;
  readonly version: string | null;
  readonly now: () => number;
  readonly limits?: Partial<HttpLimits>;
}

/** A server that is complete but does not listen yet. */
export interface AssembledServer {
  readonly http: FastifyInstance;
  readonly services: ServerServices;
  readonly inventory: readonly InventoryLine[];
  /** Sends a request without a network. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

function identityContext(
  parts: ServerParts,
  shared: Pick<ServerServices, 'events' | 'mail'>,
): IdentityContext {
  const keys = createIdentityKeys(parts.secret);
  const tables = identityTables(parts.database);
  return {
    ...shared,
    config: parts.config,
    logger: parts.logger,
    database: parts.database,
    tables,
    attempts: new AttemptCounts({ tables, now: parts.now, logger: parts.logger }),
    schemas: parts.schemas,
    keys,
    passwords: parts.passwords,
    accessTokens: createAccessTokens(keys.accessToken, parts.now),
    actions: createActionRegistry(coreActions, parts.plugins),
    plugins: parts.plugins,
    readLocales: parts.readLocales,
    now: parts.now,
  };
}

/**
 * Puts the parts of a server together: identity, routes, panel. Everything that plugins declare is checked
 * first; then their `onReady` runs.
 * @throws StartError when a plugin's declarations do not fit together
 */
export async function assembleServer(parts: ServerParts): Promise<AssembledServer> {
  const { config, logger, database, schemas, content, events, plugins, now } = parts;
  checkPlugins(plugins);
  const table = createRouteTable(coreRoutes, plugins);
  const mail = createMailer(config);
  const context = identityContext(parts, { events, mail });
  assertActionsKnown(table, (action) => context.actions.find(action) !== undefined);
  await prepareIdentity(context);
  const identity = createIdentityService(context, parts.version);
  const tokens = await openTokens({ ...parts, identity });
  const callChain = createCallChain(parts.secret);
  const webhooks = await openWebhooks({ ...parts, callChain });
  const services: ServerServices = {
    config,
    logger,
    database,
    schemas,
    content,
    identity,
    tokens,
    webhooks: webhooks.service,
    mail,
    events,
    callChain,
    now,
  };
  await readyPlugins(plugins, {
    logger,
    servicesFor: (id) => ({ ...services, events: eventsOf(events, id) }),
  });
  const { panelDir, productName, limits = {} } = parts;
  const http = await createHttpServer({ services, table, panelDir, productName, limits });
  http.addHook('onClose', () => webhooks.close());
  http.addHook('onClose', () => context.attempts.write());
  return {
    http,
    services,
    inventory: routesInventory(table),
    inject: (request) => http.inject(request),
  };
}
