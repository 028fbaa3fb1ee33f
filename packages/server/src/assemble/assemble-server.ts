import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { deriveKey, type ServerConfig } from '../config/index.ts';
import { contentTypeActions, createContentApiActions } from '../content-api/index.ts';
import { createContentService, type ContentService, type ContentSource } from '../content/index.ts';
import type { Database } from '../database/index.ts';
import { migrateCore } from './core-migrations.ts';
import { coreRoutes } from '../core-routes/core-routes.ts';
import { coreTypes } from './core-types.ts';
import { createCallChain } from '../events/call-chain.ts';
import type { EntryHooks } from '../events/entry-hooks.ts';
import { eventsOf, type EventBus } from '../events/event-bus.ts';
import { createHttpServer, type HttpLimits } from '../http/create-http-server.ts';
import { createRouteTable, routesInventory, type InventoryLine } from '../http/routes/route-table.ts';
import {
  createIdentityService,
  prepareIdentity,
  createIdentityContext,
  type Passwords,
} from '../identity/index.ts';
import { openStorage } from '../files/index.ts';
import type { Logger } from '../logger.ts';
import { createMailer, withTemplates } from '../mail/index.ts';
import { createJobs } from '../jobs/index.ts';
import { pluginHost } from './plugin-host.ts';
import { authenticateApiClient } from '../plugins/lifecycle/authenticate-api-client.ts';
import { addHooks } from '../plugins/lifecycle/add-hooks.ts';
import { createPluginServices } from '../plugins/lifecycle/create-plugin-services.ts';
import { createDurableListeners } from '../plugins/lifecycle/durable-listeners.ts';
import { customFieldJudges } from '../plugins/content/custom-field-judges.ts';
import { keepContent } from '../plugins/content/keep-content.ts';
import { listen } from '../plugins/lifecycle/listen.ts';
import {
  openPlugins,
  reportProblems,
  type OpenedPlugins,
  type PluginList,
} from '../plugins/lifecycle/open-plugins.ts';
import { checkVariables, readVariable } from '../plugins/lifecycle/read-variable.ts';
import { readInitFacts } from '../plugins/lifecycle/read-init-facts.ts';
import { readyPlugins } from '../plugins/lifecycle/ready-plugins.ts';
import { sizesOfCustomFields } from '../plugins/content/sizes-of-custom-fields.ts';
import type { UsablePlugins } from '../plugins/resolution/leave-out.ts';
import type { PluginProblem } from '../plugin-api/plugin-problem.ts';
import { createPluginSettings } from '../plugins/settings/create-plugin-settings.ts';
import type { ServerServices } from '../plugin-api/server-services.ts';

/** What a server is made of once everything on disk is open. */
export interface ServerParts extends PluginList {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  /** The application's own content, as it was read. */
  readonly content: ContentSource;
  /** The same that content tells of written entries. */
  readonly events: EventBus;
  /** The same that content asks before entries are written. */
  readonly hooks: EntryHooks;
  readonly secret: string;
  readonly passwords: Passwords;
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
  /** Why plugins were left out. */
  readonly problems: readonly PluginProblem[];
  /** Sends a request without a network. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Brings the tables in line with the content of the application and its plugins, and gives the operations on it. */
function openContent(
  { database, events, hooks, now, passwords }: ServerParts,
  { schemas, plugins }: OpenedPlugins,
): Promise<ContentService> {
  const customFields = customFieldJudges(plugins);
  const hashPassword = passwords.hash;
  return createContentService({ database, schemas, customFields, events, hooks, now, hashPassword });
}

/**
 * Puts the parts of a server together: plugins, identity, routes, panel. A plugin that cannot be used is left out
 * and named; what it declared is nowhere then.
 * @throws StartError when a plugin that the application needs is left out
 */
export async function assembleServer(parts: ServerParts): Promise<AssembledServer> {
  const { config, logger, database, events, now } = parts;
  await migrateCore(database);
  const host = pluginHost(config.basePath, parts.content.uids);
  const opened = await openPlugins(parts, { database, logger, host });
  const { plugins } = opened;
  checkVariables(plugins, config);
  const { schemas } = opened;
  const content = await openContent(parts, opened);
  content.configurations.addFieldSizes(sizesOfCustomFields(plugins));
  let usable: UsablePlugins = opened;
  const mail = withTemplates(
    createMailer(config),
    logger,
    plugins.flatMap(({ mailTexts = [] }) => mailTexts),
  );
  const files = openStorage(config);
  const context = createIdentityContext(parts, {
    events,
    mail,
    schemas,
    locales: content.locales,
    plugins,
    readInitFacts: () => readInitFacts(usable.plugins, { logger, servicesFor }),
  });
  await prepareIdentity(context);
  const identity = createIdentityService(context, parts.version);
  const callChain = createCallChain(parts.secret);
  const servicesFor = (id: string): ServerServices => ({ ...services, events: eventsOf(events, id) });
  const pluginServices = createPluginServices(plugins, { logger, servicesFor });
  const jobs = createJobs({ database, logger, now, servicesFor });
  const listeners = createDurableListeners();
  const settings = createPluginSettings({ database, logger, events, now });
  const services: ServerServices = {
    config,
    logger,
    database,
    schemas,
    internalTypes: [...coreTypes, ...plugins.flatMap(({ internalTypes = [] }) => internalTypes)],
    content,
    identity,
    contentApi: createContentApiActions(contentTypeActions(schemas), plugins),
    authenticateApiClient: (call) => authenticateApiClient(usable.plugins, servicesFor, call),
    mail,
    files,
    events,
    callChain,
    jobs,
    listeners,
    settings,
    plugins: () => usable,
    deriveKey: (purpose) => deriveKey(parts.secret, purpose),
    variable: (ref) => readVariable(config, ref),
    get: pluginServices.get,
    now,
  };
  const toldAll: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    await jobs.stop();
    await listeners.stop();
    await settings.stop();
    for (const told of toldAll) await told();
    await pluginServices.stop();
    await context.attempts.write();
  };
  const begin = async () => {
    await settings.start();
    const ready = await readyPlugins(plugins, { logger, servicesFor });
    reportProblems(ready.problems, { ...parts, plugins: ready.plugins }, logger);
    keepContent(
      plugins.filter((plugin) => !ready.plugins.includes(plugin)),
      parts.hooks,
    );
    await jobs.start(ready.plugins);
    usable = { plugins: ready.plugins, problems: [...opened.problems, ...ready.problems] };
    for (const plugin of ready.plugins) {
      const own = servicesFor(plugin.id);
      addHooks(plugin, { hooks: parts.hooks, services: own });
      listeners.start(plugin, own);
      toldAll.push(listen(plugin, { events, logger, services: own }));
    }
    const { panelDir, productName, limits = {} } = parts;
    const table = createRouteTable(coreRoutes, ready.plugins);
    const http = await createHttpServer({ services, table, panelDir, productName, limits });
    return { http, inventory: routesInventory(table) };
  };
  const { http, inventory } = await begin().catch(async (error: unknown) => {
    // What has begun would go on beside a server that never comes; why it never comes is what is told.
    const ends = await Promise.allSettled([stop(), mail.close()]);
    for (const end of ends)
      if (end.status === 'rejected')
        logger.error({ err: end.reason }, 'a part of a failed start did not stop');
    throw error;
  });
  http.addHook('onClose', stop);
  return {
    http,
    services,
    inventory,
    problems: usable.problems,
    inject: (request) => http.inject(request),
  };
}
