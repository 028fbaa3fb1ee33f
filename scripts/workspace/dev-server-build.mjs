import { build } from 'vite';
import { product } from './paths.mjs';

/** As deep in the product as the production build, whose folder is left alone. */
const folder = `${product}/dist/dev-server`;

/** The program that every build writes anew. */
export const devServerEntry = `${folder}/main.js`;

/**
 * Builds the server and builds it again whenever one of its sources changes.
 *
 * @param {{ onBuilt: () => void, onFailed: (problem: string) => void }} listener
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchServer({ onBuilt, onFailed }) {
  const watcher = await build({
    root: product,
    configFile: `${product}/vite.server.config.ts`,
    // What goes wrong is told once, through `onFailed`.
    logLevel: 'silent',
    build: {
      outDir: folder,
      // A build that fails leaves the program of the last one that did not.
      emptyOutDir: false,
      rolldownOptions: { output: { chunkFileNames: '[name].js' } },
      watch: {},
    },
  });
  let failed = false;
  watcher.on('event', (event) => {
    if (event.code === 'START') failed = false;
    if (event.code === 'ERROR') {
      failed = true;
      onFailed(event.error.message);
    }
    // The end comes after a failure, too.
    if (event.code === 'END' && !failed) onBuilt();
    if ('result' in event) void event.result?.close();
  });
  return watcher;
}
