import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from './cli-error.js';
import { requireNode } from './doctor/node-version.js';

const usage = `Usage: atrium <command> [options]

Run it in the folder of an application, which contains server.ts and vite.config.ts.

  dev      Serves the panel with hot reload and restarts the server on changes
  build    Builds panel and server for production into dist
  start    Builds if something changed, and starts the server
  seed     Runs the seed of the application
  backup   Copies the data to a folder: atrium backup --to backups/monday
  restore  Restores a backup: atrium restore --from backups/monday [--replace]
  types    Writes TypeScript types of the content types: atrium types --to src/content-schema.ts
  plugin   Builds a plugin that servers run without a rebuild: atrium plugin build [--out <folder>]
  doctor   Checks the installation and prints how to fix problems
`;

/** Loaded on demand: production machines lack the tools of `dev` and `build`. */
const commands = {
  dev: async (app) => (await import('./dev/dev.js')).dev(app),
  build: async (app) => (await import('./bundle/build-application.js')).buildApplication(app),
  start: async (app) => (await import('./start.js')).start(app),
  seed: async (app) => (await import('./start.js')).runProgram(app, 'seed'),
  backup: async (app) => (await import('./start.js')).runProgram(app, 'backup'),
  restore: async (app) => (await import('./start.js')).runProgram(app, 'restore'),
  types: async (app) => (await import('./start.js')).runProgram(app, 'types'),
  plugin: async (app, args) => (await import('./plugin/build-plugin.js')).pluginCommand(app, args),
  doctor: async (app) => (await import('./doctor/doctor.js')).doctor(app),
};

/** Loads the variables of the file `.env`; those of the environment have priority. */
function loadEnvironment(root) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Errors of programs, whose place in the code matters; all others are problems that their message describes. */
const faults = [TypeError, ReferenceError, RangeError];

/** Describes the failure of a command; a build reports the problems that its plugins found as `errors`. */
function describeFailure(error) {
  if (error instanceof CliError) return error.message;
  if (!Array.isArray(error?.errors) || error.errors.length === 0) return String(error?.stack ?? error);
  const problems = error.errors.map((one) =>
    faults.some((fault) => one instanceof fault) ? one.stack : (one.message ?? String(one)),
  );
  return `The build failed.\n${problems.join('\n')}`;
}

/**
 * Runs a command in the current folder. Expected failures are one sentence on the standard error; the exit code is 2 for an
 * unknown command and 1 for other failures.
 *
 * @param {readonly string[]} args
 * @param {{ root?: string, write?: (text: string) => void, fail?: (text: string) => void }} [options]
 */
export async function runCli(
  args,
  {
    root = process.cwd(),
    write = (text) => process.stdout.write(text),
    fail = (text) => process.stderr.write(text),
  } = {},
) {
  const [name, ...rest] = args;
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    write(usage);
    return;
  }
  if (!Object.hasOwn(commands, name)) {
    fail(`atrium has no command "${name}".\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    requireNode();
    loadEnvironment(root);
    // Programs of the application read the options that follow the command.
    process.argv.splice(2, process.argv.length, ...rest);
    await commands[name]({ root: resolve(root) }, rest);
  } catch (error) {
    fail(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
