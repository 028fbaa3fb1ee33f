import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.js';

const prefix = 'atrium-program:';
const application = `${prefix}application`;

/** The programs of an application, each a few lines around its `server.ts`. */
const programs = {
  main: `
    import { startServer } from '@admin/server';
    import application from '${application}';
    await startServer(application);`,
  seed: `
    import { runCommand, seedCommand } from '@admin/server';
    import application from '${application}';
    await runCommand((call) => seedCommand(application, call), application);`,
  backup: `
    import { backupCommand, runCommand } from '@admin/server';
    import application from '${application}';
    await runCommand(backupCommand, application);`,
  restore: `
    import { restoreCommand, runCommand } from '@admin/server';
    import application from '${application}';
    await runCommand(restoreCommand, application);`,
  types: `
    import { runCommand, typesCommand } from '@admin/server';
    import application from '${application}';
    await runCommand((call) => typesCommand(application, call), application);`,
  doctor: `
    import { doctorCommand, runCommand } from '@admin/server';
    import application from '${application}';
    await runCommand(async (call) => {
      if ((await doctorCommand(application, call)) > 0) process.exitCode = 1;
    }, application);`,
};

/** Resolves the folders of an application from the built program, two folders below its root. */
const resolvedApplication = (file) => `
  import { resolve } from 'node:path';
  import { fileURLToPath } from 'node:url';
  import application from ${JSON.stringify(file)};
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { contentDir, panelDir } = application;
  export default {
    ...application,
    contentDir: resolve(root, contentDir),
    panelDir: panelDir === null ? null : resolve(root, panelDir),
  };`;

/** Generates the programs. */
const programModules = (file) => ({
  name: 'atrium-programs',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null;
    const name = id.slice(prefix.length + 1);
    return name === 'application' ? resolvedApplication(file) : programs[name];
  },
});

/**
 * Returns the Vite configuration that builds the server of an application: `vite.server.config.ts` if the application has one,
 * otherwise a bundle of `server.ts` and its relative imports, with the programs in `dist/server`.
 *
 * @param {string} root
 * @throws {CliError} when the folder contains no application
 */
export function serverConfig(root) {
  const own = join(root, 'vite.server.config.ts');
  if (existsSync(own)) return { root, configFile: own };
  const file = join(root, 'server.ts');
  if (!existsSync(file)) {
    throw new CliError(`${root} contains no server.ts: run atrium in the folder of an application.`);
  }
  const input = Object.keys(programs).map((name) => [name, `${prefix}${name}`]);
  return {
    root,
    configFile: false,
    plugins: [programModules(file)],
    build: {
      ssr: true,
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(input),
        // Chunks are next to the programs: their path to the root is the same.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
}
