import { join } from 'node:path';
import { build } from 'vite';
import { serverConfig } from '../bundle/server-config.js';

/** A folder of the same depth as that of the production build, which stays unchanged. */
const folder = 'dist/dev-server';

/** Returns the program that every build writes. */
export const devServerEntry = (root) => join(root, folder, 'main.js');

/**
 * Builds the server, and rebuilds it whenever one of its sources changes.
 *
 * @param {string} root
 * @param {{ onBuilt: () => void, onFailed: (problem: string) => void }} listener
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watchServer(root, { onBuilt, onFailed }) {
  const config = serverConfig(root);
  const watcher = await build({
    ...config,
    // Errors are reported once, by `onFailed`.
    logLevel: 'silent',
    build: {
      ...config.build,
      outDir: join(root, folder),
      // A failed build keeps the program of the last successful one.
      emptyOutDir: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: { ...config.build?.rolldownOptions?.output, chunkFileNames: '[name].js' },
      },
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
