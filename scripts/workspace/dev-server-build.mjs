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
    logLevel: 'error',
    build: { outDir: folder, watch: {} },
  });
  watcher.on('event', (event) => {
    if (event.code === 'END') onBuilt();
    if (event.code === 'ERROR') onFailed(event.error.message);
    if ('result' in event) void event.result?.close();
  });
  return watcher;
}
