import '@admin/ui/fonts.css';
import '@admin/ui/tokens.css';
import { contentManager } from '@admin/plugin-content-manager';
import { i18n } from '@admin/plugin-i18n';
import { mediaLibrary } from '@admin/plugin-media-library';
import { settings } from '@admin/plugin-settings';
import { createAdmin, whenIdle } from '@admin/shell/host';
import { product } from './product.ts';

const admin = createAdmin({
  productName: product.productName,
  logo: product.logo,
  plugins: [contentManager, mediaLibrary, settings, i18n],
  trusted: [contentManager, mediaLibrary, settings, i18n],
  sharedModules: () => import('@admin/cli/shared-modules'),
  languages: () => import('@admin/plugin-languages'),
  enterprise: () => import('@admin/plugin-enterprise'),
});

/** Starts the panel, then loads the plugins that no first page needs, when the browser is idle. */
async function start(): Promise<void> {
  const { install } = await admin.start(document.getElementById('app'));
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { contentApi, inspector, moreBlocks } = await import('./late-plugins.ts');
  install(moreBlocks, { trusted: true });
  install(contentApi, { trusted: true });
  install(inspector, { trusted: true });
}

// Not awaited: a module that waits for the panel delays every module that imports it.
void start();
