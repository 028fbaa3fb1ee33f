import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { dirSelector } from './panel-build/libraries.ts';
import { panelBuild, type PanelOptions } from './panel-build/panel-build.ts';
import { shareModules } from './share-modules.ts';

export { shareModules };
export type { PanelOptions };

/** Settings that every panel needs. */
const base: UserConfig = {
  // Relative addresses: the server mounts the panel under any base path.
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  // Rewritten as a list of languages for older browsers, a rule for one direction would not match English texts on an
  // Arabic page.
  css: { lightningcss: { exclude: dirSelector } },
  build: {
    outDir: 'dist/panel',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 600,
    manifest: true,
  },
};

/**
 * Returns the Vite configuration of an application's panel. The document requests code and data of the first page before
 * the panel runs, and contains the sign-in form; chunks are grouped for few requests.
 *
 * @param options override and extend the defaults as `mergeConfig` of Vite does
 * @param panel differences from an application of `npm create atrium`
 */
export function panelConfig(options: UserConfig = {}, panel: PanelOptions = {}): UserConfig {
  return mergeConfig({ ...base, plugins: [react(), shareModules(), ...panelBuild(panel)] }, options);
}
