import { defineConfig } from 'vite';
import { sharedConfig } from '../../vite.shared.ts';

/** The panel as in production, without the steps that only reduce its size. */
export default defineConfig({
  ...sharedConfig,
  base: './',
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    minify: false,
    cssMinify: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // The content security policy allows fonts from files only.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
