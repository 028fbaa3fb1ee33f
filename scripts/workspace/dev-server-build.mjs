import { build } from 'vite';
import { product } from './paths.mjs';

/** A folder of the same depth as that of the production build, which stays unchanged. */
const folder = `${product}/dist/dev-server`;

/** The program that every build writes. */
export const devServerEntry = `${folder}/main.js`;

/**
 * Builds the server, and rebuilds it whenever one of its sources changes.
 *
 * @param {{ onBuilt: () => void, onFailed: (problem: string) => void }} listener
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchServer({ onBuilt, onFailed }) {
  const watcher = await build({
    root: product,
    configFile: `${product}/vite.server.config.ts`,
    // Errors are reported once, by `onFailed`.
    logLevel: 'silent',
    build: {
      outDir: folder,
      // A failed build keeps the program of the last successful one.
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
    // This event follows a failure, too.
    if (event.code === 'END' && !failed) onBuilt();
    if ('result' in event) void event.result?.close();
  });
  return watcher;
}
