import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { assembleServer, type AssembledServer } from './assemble-server.ts';
import {
  databaseFile,
  listenError,
  listeningOrigin,
  loadSecret,
  prepareDataFolder,
  type ServerConfig,
} from '../config/index.ts';
import { readContent } from '../content/index.ts';
import { openDatabase, type Database } from '../database/index.ts';
import { silently } from '../events/event-context.ts';
import { createEntryHooks } from '../events/entry-hooks.ts';
import { createEventBus } from '../events/event-bus.ts';
import type { InventoryLine } from '../http/routes/route-table.ts';
import { createPasswords, identityTables } from '../identity/index.ts';
import { claimSetting, readSetting } from '../identity/stored-settings.ts';
import { createLogger, type Logger } from '../logger.ts';
import type { ServerPlugin } from '../plugin-api/index.ts';
import type { PluginProblem } from '../plugin-api/plugin-facts.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import { configRef } from '../plugin-api/service-refs.ts';
import { withEdition, type EnterpriseEdition } from './enterprise-edition.ts';

/** The choices of a server program; everything else comes from the environment, in `config`. */
export interface ServerSpec {
  readonly config: ServerConfig;
  readonly plugins: readonly ServerPlugin[];
  /** Ids of required plugins, without which the server does not start; any other unusable plugin is excluded. */
  readonly needs?: readonly string[];
  /** Ids of first-party plugins, whose routes and actions may have any name. */
  readonly trusted?: readonly string[];
  /** Further plugins, loaded only when the configuration enables the enterprise edition. */
  readonly enterprise?: EnterpriseEdition;
  /** Folder of content types and components, unless the configuration names another. */
  readonly contentDir: string;
  /** Folder of the built panel; null if another server serves it. */
  readonly panelDir: string | null;
  readonly productName: string;
  readonly version: string | null;
  readonly logger?: Logger;
  /** Milliseconds since 1970. @default the system clock */
  readonly now?: () => number;
}

/** A server with everything open. It accepts requests once it listens. */
export interface RunningServer {
  readonly services: PluginContext;
  readonly inventory: readonly InventoryLine[];
  /** The problems of excluded plugins. */
  readonly problems: readonly PluginProblem[];
  /** Seeds a new database with content, without events; does nothing if that was done before. */
  seedOnce(seed: (services: PluginContext) => Promise<void>): Promise<void>;
  /** @returns the URL under which this machine reaches the server */
  listen(): Promise<string>;
  /** Sends a request without a network. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Stops accepting requests, finishes running ones, and closes database and mail. */
  close(): Promise<void>;
}

async function closing<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open(
  spec: ServerSpec & { readonly logger: Logger },
  database: Database,
): Promise<AssembledServer> {
  const { config, logger, now = Date.now } = spec;
  const events = createEventBus(logger);
  const hooks = createEntryHooks(logger);
  return assembleServer({
    ...spec,
    ...(await withEdition(spec, config)),
    database,
    content: readContent(config.contentDir ?? spec.contentDir),
    events,
    hooks,
    secret: loadSecret(config, logger),
    passwords: createPasswords(),
    now,
  });
}

async function seedOnce(
  server: AssembledServer,
  seed: (services: PluginContext) => Promise<void>,
): Promise<void> {
  const tables = identityTables(server.services.database);
  if ((await readSetting(tables, 'seeded')) !== undefined) return;
  await silently(() => seed(server.services));
  await claimSetting(tables, 'seeded', new Date(server.services.now()).toISOString());
}

async function listen({ http, services }: AssembledServer): Promise<string> {
  const config = services.get(configRef);
  try {
    await http.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw listenError(error, config.host, config.port);
  }
  const address = http.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return listeningOrigin(config.host, port);
}

/**
 * Opens everything that a server needs, in order: data folder, database, secret, content types, identity, routes.
 * @throws StartError with one sentence for the operator; everything is closed then
 */
export async function createServer(spec: ServerSpec): Promise<RunningServer> {
  const { config, logger = createLogger({ level: config.logLevel }) } = spec;
  prepareDataFolder(config.dataDir);
  const database = await openDatabase({
    url: config.databaseUrl,
    file: databaseFile(config.dataDir),
    logger,
  });
  const server = await closing(database, () => open({ ...spec, logger }, database));
  let isClosing = false;
  let completing = Promise.resolve();
  return {
    services: server.services,
    inventory: server.inventory,
    problems: server.problems,
    seedOnce: (seed) => seedOnce(server, seed),
    async listen() {
      const address = await listen(server);
      const { content } = server.services;
      completing = content
        .completeDerived(() => isClosing)
        .catch((error: unknown) => {
          logger.error({ err: error }, 'sort keys are incomplete until the next start');
        });
      return address;
    },
    inject: (request) => server.inject(request),
    async close() {
      isClosing = true;
      await server.http.close();
      await completing;
      await database.close();
    },
  };
}
