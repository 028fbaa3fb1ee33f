import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig, type Plugin } from 'vite';
import { sharedConfig } from '../vite.shared.ts';

/** Provides the texts of the pseudo-locale as a module. */
const pseudoLocale: Plugin = {
  name: 'pseudo-locale',
  resolveId: (id) => (id === 'virtual:pseudo-locale' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:pseudo-locale') return undefined;
    const script = fileURLToPath(new URL('../scripts/messages/print-pseudo-locale.mjs', import.meta.url));
    return `export default ${execFileSync(process.execPath, [script], { encoding: 'utf8' })};`;
  },
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../plugins/*/src/**/*.stories.tsx',
    '../examples/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, { ...sharedConfig, plugins: [...sharedConfig.plugins, pseudoLocale] }),
};

export default config;
