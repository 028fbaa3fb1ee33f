import { defineConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';

/** The panel. Addresses are relative, so that the server can mount it under any base path. */
export default defineConfig({
  ...sharedConfig,
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/panel',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // The content security policy lets fonts come from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 600,
  },
});
