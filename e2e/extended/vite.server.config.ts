import { defineConfig } from 'vite';
import { serverData, sharedConfig } from '../../vite.shared.ts';

/** The server: workspace sources are bundled, installed packages are not. */
export default defineConfig({
  plugins: [serverData],
  ssr: { ...sharedConfig.ssr, noExternal: [/^@admin\//] },
  resolve: sharedConfig.ssr.resolve,
  build: { ssr: 'server.ts', target: 'node20', minify: false },
});
