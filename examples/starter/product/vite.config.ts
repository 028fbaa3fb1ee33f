import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The panel. Addresses are relative, so that the server can mount it under any base path. */
export default defineConfig({
  plugins: [react()],
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    // Browsers with `light-dark()` and `:dir()`, which would be rewritten for older ones.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    manifest: true,
  },
});
