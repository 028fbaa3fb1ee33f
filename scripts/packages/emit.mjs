import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** Written by the compiler, or read by people. */
const notCopied = new Set(['.ts', '.tsx', '.md']);

/** Beside the caches of other tools; types of libraries are found from here. */
export const cacheFolder = `${root}/node_modules/.cache/packages`;

/** What the compiler is told about one package: the modules of its `exports`, and whatever these import. */
function compilerConfig({ folder, entries }) {
  return {
    extends: `${root}/tsconfig.base.json`,
    compilerOptions: {
      // Other packages are read as whoever installs this one reads them: from what was built.
      customConditions: [],
      // `npm run typecheck` looks at the same sources.
      noCheck: true,
      rootDir: `${folder}/src`,
      outDir: `${folder}/dist`,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      types: ['node', 'vite/client'],
    },
    files: [`${root}/css.d.ts`, ...entries.map(({ source }) => join(folder, source))],
  };
}

/**
 * Builds one package into its `dist`: a module for each module, so that what is imported late stays a file of its own,
 * and styles, texts and programs where they stand beside it. The packages above it have to be there.
 *
 * @param {import('./workspaces.mjs').Package} workspace
 * @throws {Error} with what the compiler says
 */
export async function emitPackage(workspace) {
  const { name, folder } = workspace;
  const dist = `${folder}/dist`;
  const config = `${cacheFolder}/${name.replace('/', '-')}.json`;
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(config, JSON.stringify(compilerConfig(workspace)));
  const { code, output } = await run('tsc', ['-p', config], { quiet: true });
  if (code !== 0) throw new Error(`${name} cannot be built:\n${output}`);
  cpSync(`${folder}/src`, dist, {
    recursive: true,
    filter: (path) => extname(path) === '' || !notCopied.has(extname(path)),
  });
  copyFileSync(`${root}/LICENSE`, `${dist}/LICENSE`);
}
