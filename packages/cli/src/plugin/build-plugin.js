import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import semver from 'semver';
import { build } from 'vite';
import { keepingNodeEnv } from '../bundle/node-env.js';
import { CliError } from '../cli-error.js';
import { panelModules, serverModules } from '../host-modules.js';
import { describePlugin } from './describe-plugin.js';
import { readFromHost } from './read-from-host.js';

/** The folder of the built plugin, which servers also find inside an installed package. */
const folderName = 'atrium-plugin';

/** The packages of the host whose range states the supported versions. */
const hostPackages = ['@admin/shell', '@admin/server'];

/** The files that the entry points of a package are searched in, if `atrium` in package.json does not name them. */
const defaults = {
  panel: ['src/plugin.ts', 'src/plugin.tsx', 'src/plugin.js'],
  server: [
    'src/server/server-plugin.ts',
    'src/server/index.ts',
    'src/server/server-plugin.js',
    'src/server/index.js',
  ],
};

function readPackage(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  } catch (error) {
    throw new CliError(`${join(root, 'package.json')} cannot be read: ${error.message}`);
  }
}

/** Returns the absolute path of an entry point; null if the plugin has no such half. */
function entryOf(root, { atrium = {} }, half) {
  const named = atrium[half];
  if (named === null) return null;
  if (named !== undefined) {
    if (!existsSync(join(root, named))) {
      throw new CliError(`package.json names ${named} as atrium.${half}, which does not exist.`);
    }
    return join(root, named);
  }
  const found = defaults[half].find((file) => existsSync(join(root, file)));
  return found === undefined ? null : join(root, found);
}

/** Returns the range of host versions that the package declares. */
function hostRange({ peerDependencies = {} }) {
  const range = hostPackages.map((name) => peerDependencies[name]).find((one) => one !== undefined);
  if (range === undefined || semver.validRange(range) === null || range === '*') {
    throw new CliError(
      `package.json must declare ${hostPackages.join(' or ')} in peerDependencies with a range of versions, such as ^1.2.0.`,
    );
  }
  return range;
}

/** Settings that both halves share. */
const common = (root, conditions) => ({
  root,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  // Names of chunks would otherwise contain folders of the machine.
  css: { modules: { generateScopedName: '[hash:base64:8]' } },
  resolve: { conditions: [...conditions, 'module', 'browser', 'production'] },
});

async function buildPanel({ root, entry, out, conditions }) {
  const uses = new Set();
  await build({
    ...common(root, conditions),
    base: './',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [readFromHost(panelModules, { global: 'atriumPanel', uses }), react()],
    build: {
      outDir: join(out, 'panel'),
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // The content security policy allows fonts from files only.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        input: { plugin: entry },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  return [...uses].toSorted((one, other) => (one < other ? -1 : 1));
}

async function buildServer({ root, entry, out, conditions }) {
  await build({
    ...common(root, conditions),
    publicDir: false,
    plugins: [readFromHost(serverModules, { global: 'atriumServer', uses: new Set() })],
    ssr: { noExternal: true, resolve: { conditions: [...conditions, 'module', 'node', 'production'] } },
    build: {
      ssr: true,
      outDir: join(out, 'server'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { plugin: entry },
        output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/** Returns the files below a folder with their sizes and hashes, sorted by path. */
function describeFiles(out) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(file);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return [relative(out, file).split(sep).join('/'), { bytes: content.length, sha256 }];
    }),
  );
}

const guardsOf = ({ beforeUser = [] }) => [...new Set(beforeUser.map(({ step }) => step))];

/** Returns the id of both halves, which must be equal. */
function idOf({ panel, server }) {
  if (panel && server && panel.id !== server.id) {
    throw new CliError(`The panel plugin has the id ${panel.id}, and the server plugin ${server.id}.`);
  }
  return (panel ?? server).id;
}

/**
 * Builds a plugin package into a folder that servers run without a rebuild of their application: `atrium-plugin`, or the folder
 * named by `--out`. Returns the manifest.
 *
 * @param {{ root: string, out?: string, conditions?: readonly string[], write?: (text: string) => void }} options
 *   `conditions` are further export conditions of packages
 * @throws {CliError} when the package contains no plugin, or one that cannot run in a host
 */
export async function buildPlugin({
  root,
  out = join(root, folderName),
  conditions = [],
  write = (text) => process.stdout.write(text),
}) {
  const started = performance.now();
  const description = readPackage(root);
  const [panel, server] = ['panel', 'server'].map((half) => entryOf(root, description, half));
  if (panel === null && server === null) {
    throw new CliError(
      `${root} contains no plugin: name its entry points in package.json, as in "atrium": { "panel": "src/plugin.ts" }.`,
    );
  }
  const host = hostRange(description);
  if (semver.valid(description.version) === null) {
    throw new CliError('package.json must state a version, such as 1.2.3.');
  }
  const { halves, id, uses } = await keepingNodeEnv(
    async () => {
      const described = await describePlugin({ root, panel, server, conditions });
      const common = idOf(described);
      rmSync(out, { recursive: true, force: true });
      const used = panel === null ? [] : await buildPanel({ root, entry: panel, out, conditions });
      if (server !== null) await buildServer({ root, entry: server, out, conditions });
      return { halves: described, id: common, uses: used };
    },
    // Vite would otherwise evaluate modules as `development`, and the build would contain checks of React.
    { nodeEnv: 'production' },
  );
  const files = describeFiles(out);
  const entry = (folder) => Object.keys(files).find((file) => file.startsWith(`${folder}/plugin-`));
  const manifest = {
    format: 1,
    id,
    title: halves.server?.title ?? description.displayName ?? description.name,
    ...(description.description && { description: description.description }),
    version: description.version,
    host,
    ...(panel !== null && {
      panel: {
        module: entry('panel'),
        styles: Object.keys(files).filter((file) => file.endsWith('.css')),
        uses,
      },
    }),
    ...(server !== null && { server: { module: entry('server'), guards: guardsOf(halves.server) } }),
    contributes: halves.contributes,
    files,
  };
  writeFileSync(join(out, 'atrium-plugin.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  write(
    `Built plugin ${id} ${description.version} into ${relative(root, out) || basename(out)} (${Math.ceil(bytes / 1000)} kB, ${seconds} s)\n`,
  );
  return manifest;
}

/**
 * Runs `atrium plugin build [--out <folder>]`.
 *
 * @param {{ root: string }} app
 * @param {readonly string[]} args
 * @throws {CliError} for other arguments
 */
export async function pluginCommand({ root }, args) {
  const [command, option, folder, ...rest] = args;
  const isValid = option === undefined || (option === '--out' && folder !== undefined);
  if (command !== 'build' || !isValid || rest.length > 0) {
    throw new CliError('Usage: atrium plugin build [--out <folder>]');
  }
  await buildPlugin({ root, ...(folder && { out: resolve(root, folder) }) });
}
