import '@admin/ui/fonts.css';
import '@admin/ui/tokens.css';
import { contentManager } from '@admin/plugin-content-manager';
import { i18n } from '@admin/plugin-i18n';
import { mediaLibrary } from '@admin/plugin-media-library';
import { settings } from '@admin/plugin-settings';
import { createAdmin } from '@admin/shell/host';
import { product } from './product.ts';

const admin = createAdmin({
  productName: product.productName,
  logo: product.logo,
  plugins: [contentManager, mediaLibrary, settings, i18n],
  trusted: [contentManager, mediaLibrary, settings, i18n],
  enterprise: () => import('@admin/plugin-enterprise'),
});

/** Starts the panel, then loads the block types: only entries need them. */
async function start(): Promise<void> {
  const { install } = await admin.start(document.getElementById('app'));
  const { moreBlocks } = await import('@admin/plugin-more-blocks');
  install(moreBlocks, { trusted: true });
}

// Not awaited: a module that waits for the panel delays every module that imports it.
void start();
