import type { CommandCall } from '../backup/commands.ts';
import {
  assertDataFolder,
  assertNodeVersion,
  assertPortFree,
  readConfig,
  type ServerConfig,
} from '../config/index.ts';
import { openDatabase } from '../database/index.ts';
import { applicationSchemas } from './application-schemas.ts';
import type { Application } from './start-server.ts';

/** The result of one check: a summary, and problems with their remedies. */
interface Check {
  readonly title: string;
  readonly problems: readonly string[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a check; an error is its problem. */
async function check(title: string, run: () => unknown): Promise<Check> {
  try {
    await run();
    return { title, problems: [] };
  } catch (error) {
    return { title, problems: [messageOf(error)] };
  }
}

/** Checks plugins and content types together, since plugins contribute types and custom fields. */
async function checkPluginsAndContent(
  application: Application,
  config: ServerConfig,
): Promise<readonly Check[]> {
  const { plugins, schemas, refusal, problems } = await applicationSchemas(application, config);
  return [
    {
      title: `Plugins: ${plugins}`,
      problems: problems.map(({ message }) => message),
    },
    {
      title: `Content types: ${schemas.contentTypes.size}, components: ${schemas.components.size}`,
      problems: refusal === undefined ? [] : [refusal.message],
    },
  ];
}

async function checkDatabase({ databaseUrl, dataDir }: ServerConfig): Promise<readonly Check[]> {
  const folder = await check(`Data folder ${dataDir}`, () => assertDataFolder(dataDir));
  if (databaseUrl === null) return [folder];
  const postgres = await check('PostgreSQL', async () => {
    const database = await openDatabase({ url: databaseUrl, file: '' });
    await database.close();
  });
  return [folder, postgres];
}

async function allChecks(application: Application, { environment }: Pick<CommandCall, 'environment'>) {
  const node = await check(`Node.js ${process.versions.node}`, () => assertNodeVersion());
  let config: ServerConfig;
  try {
    config = readConfig(environment);
  } catch (error) {
    return [node, { title: 'Environment', problems: [messageOf(error)] }];
  }
  const content = await checkPluginsAndContent(application, config).catch((error: unknown) => [
    { title: 'Content types', problems: [messageOf(error)] },
  ]);
  return [
    node,
    { title: 'Environment', problems: [] },
    ...content,
    ...(await checkDatabase(config)),
    await check(`Port ${config.port} of ${config.host}`, () => assertPortFree(config.host, config.port)),
  ];
}

/**
 * Checks everything that can keep an application from starting, without changing its data, and prints the remedy of each
 * problem.
 * @returns the number of problems
 */
export async function doctorCommand(
  application: Application,
  call: Pick<CommandCall, 'environment' | 'print'>,
): Promise<number> {
  const checks = await allChecks(application, call);
  for (const { title, problems } of checks) {
    if (problems.length === 0) call.print(`✓ ${title}`);
    for (const problem of problems) call.print(`✗ ${title}\n    ${problem.replaceAll('\n', '\n    ')}`);
  }
  const count = checks.reduce((sum, { problems }) => sum + problems.length, 0);
  call.print(
    count === 0 ? 'The application can start.' : `${count} ${count === 1 ? 'problem' : 'problems'}.`,
  );
  return count;
}
