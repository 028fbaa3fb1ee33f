import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

// Inside this repository, packages are read from their sources; a website that installs them needs neither this condition nor `noExternal`.
const conditions = ['@admin/source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone', bodySizeLimit: 2_000_000 }),
  trailingSlash: 'never',
  telemetry: false,
  devToolbar: { enabled: false },
  // The content security policy allows files of the website only.
  build: { inlineStylesheets: 'never' },
  vite: {
    build: { assetsInlineLimit: 0 },
    resolve: { conditions: ['@admin/source', 'module', 'browser', 'import', 'default'] },
    ssr: { noExternal: [/^@admin\//], resolve: { conditions } },
  },
});
