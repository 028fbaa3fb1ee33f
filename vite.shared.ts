import { existsSync, readFileSync, readdirSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defaultClientConditions, defaultServerConditions, type Plugin, type UserConfig } from 'vite';

/** The configuration of a panel. Config files of workspaces cannot import `@admin/cli/vite`, which is not built. */
export { panelConfig } from './packages/cli/src/vite.ts';

/** Workspace packages are read from their sources under this export condition: no build between packages. */
export const sourceCondition = '@admin/source';

/** Puts the data files that the server reads at run time beside its bundle. */
export const serverData: Plugin = {
  name: 'server-data',
  generateBundle() {
    const file = new URL('./packages/server/src/identity/passwords/leaked-passwords.txt', import.meta.url);
    this.emitFile({ type: 'asset', fileName: 'leaked-passwords.txt', source: readFileSync(file) });
  },
};

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
}

/** Node-only packages that the browser's optimizer must not touch. */
const serverOnly =
  /^(@aws-sdk\/|@fastify\/|@node-rs\/|@sindresorhus\/|fastify$|any-ascii$|cldr-core$|croner$|file-type$|image-size$|jose$|kysely$|libsql(\/promise)?$|nodemailer$|pg$|pino$|qs$|semver$|sharp$|@fontsource|@radix-ui\/colors)/;

/**
 * Every runtime dependency of the panel's workspaces, prebundled up front: a dependency that Vite
 * discovers in the middle of a browser test reloads the page and breaks React's hooks.
 */
export const runtimeDependencies: string[] = [
  ...new Set(
    ['packages', 'plugins'].flatMap((group) =>
      readdirSync(new URL(`./${group}/`, import.meta.url)).flatMap((name) => {
        const file = new URL(`./${group}/${name}/package.json`, import.meta.url);
        const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
        const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
        // Optional ones are what only a test kit asks for.
        const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
        return [...Object.keys(dependencies), ...peers].filter(
          (dependency) => !dependency.startsWith('@admin/') && !serverOnly.test(dependency),
        );
      }),
    ),
  ),
];

/** What every Vite-based tool (panel, tests, Storybook) has in common. */
export const sharedConfig = {
  plugins: [react()],
  // Rewritten as a list of languages for older browsers, a rule for one direction would not match English texts on an
  // Arabic page.
  css: { lightningcss: { exclude: Features.DirSelector } },
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
} satisfies UserConfig;

const shell = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, best without windows of its own, unless the environment names another one. */
export const chromiumPath: string =
  process.env['CHROMIUM_PATH'] ?? (existsSync(shell) ? shell : '/usr/bin/chromium');

/** Headless, offline and quiet: the background services of a browser have nothing to look up here. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
