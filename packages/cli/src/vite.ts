import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { shareModules } from './share-modules.ts';

export { shareModules };

/** Settings that every panel needs. */
const panel: UserConfig = {
  plugins: [react(), shareModules()],
  // Relative addresses: the server mounts the panel under any base path.
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/panel',
    emptyOutDir: true,
    // Browsers with `light-dark()` and `:dir()`, which would be rewritten for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 1500,
    manifest: true,
  },
};

/**
 * Returns the Vite configuration of an application's panel, combined with further options.
 *
 * @param options override and extend the defaults as `mergeConfig` of Vite does
 */
export function panelConfig(options: UserConfig = {}): UserConfig {
  return mergeConfig(panel, options);
}
