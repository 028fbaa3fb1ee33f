import {
  assertNodeVersion,
  assertPortFree,
  readConfig,
  type Environment,
  type ServerConfig,
} from '../config/index.ts';
import type { EnterpriseEdition } from '../assemble/enterprise-edition.ts';
import { createServer, type RunningServer } from '../assemble/create-server.ts';
import { logCrashes } from './log-crashes.ts';
import { createLogger, type Logger } from '../logger.ts';
import type { ServerPlugin } from '../plugin-api/index.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import { configRef } from '../plugin-api/service-refs.ts';
import { startWhenReachable } from './start-when-reachable.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** An application: the parts of one server program. */
export interface Application {
  /** The name shown to users; the product is named nowhere else. */
  readonly productName: string;
  readonly version: string | null;
  readonly plugins: readonly ServerPlugin[];
  /** Ids of required plugins; any other unusable plugin is excluded. @default none */
  readonly needs?: readonly string[];
  /** Ids of first-party plugins, whose routes and actions may have any name. @default none */
  readonly trusted?: readonly string[];
  /** Further plugins, loaded only with `ENTERPRISE=true`. @default none */
  readonly enterprise?: EnterpriseEdition;
  /** Folder of the application's own content types and components. */
  readonly contentDir: string;
  readonly panelDir: string | null;
  /** Seeds a new database, unless CONTENT_DIR names other content. Must be repeatable. */
  readonly seed?: (services: PluginContext) => Promise<void>;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function announce(server: RunningServer, productName: string, address: string): Promise<void> {
  const { get, identity } = server.services;
  const config = get(configRef);
  const { hasAdmin } = await identity.readInit();
  print(
    [
      '',
      `  ${productName} is running.`,
      '',
      `  Panel   ${config.publicUrl ?? address}${config.basePath}`,
      `  Data    ${config.dataDir}`,
      ...(config.smtpUrl === null ? [`  Mail    ${config.mailOutbox} (no SMTP_URL: nothing is sent)`] : []),
      '',
      ...server.problems.map(({ message }) => `  Left out: ${message}`),
      ...(server.problems.length > 0 ? [''] : []),
      ...(hasAdmin ? [] : ['  Next: open the panel and create the first administrator.']),
      '  Ctrl+C stops the server.',
      '',
    ].join('\n'),
  );
}

/** Opens the server and seeds a new database; closes everything if that fails. */
async function open(application: Application, config: ServerConfig, logger: Logger): Promise<RunningServer> {
  const server = await createServer({ ...application, config, logger });
  try {
    if (config.contentDir === null && application.seed !== undefined) await server.seedOnce(application.seed);
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function run(application: Application, environment: Environment): Promise<void> {
  assertNodeVersion();
  const config = readConfig(environment, { terminal: process.stdout.isTTY });
  await assertPortFree(config.host, config.port);
  const logger = createLogger({ level: config.logLevel });
  logCrashes(logger);
  let running: RunningServer | null = null;
  // Registered first: as the first process of a container, the server would otherwise ignore SIGTERM.
  stopOnSignals({
    close: async () => running?.close(),
    failed: (error) => logger.error({ err: error }, 'server did not stop cleanly'),
  });
  const server = await startWhenReachable(() => open(application, config, logger), { config, logger });
  running = server;
  const address = await server.listen();
  await announce(server, application.productName, address);
}

/** Returns the sentence for the operator, or all details of an unexpected error. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'StartError'
    ? error.message
    : `The server could not start. ${error.stack ?? error.message}`;
}

/**
 * Runs an application until it receives a signal to stop. An error that keeps it from starting is printed as one
 * sentence to the standard error, with an exit code other than 0.
 */
export async function startServer(
  application: Application,
  environment: Environment = process.env,
): Promise<void> {
  try {
    await run(application, environment);
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(1);
  }
}
