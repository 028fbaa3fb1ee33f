import '@admin/ui/fonts.css';
import '@admin/ui/tokens.css';
import { contentManager } from '@admin/plugin-content-manager';
import { inspector } from '@admin/plugin-inspector';
import { settings } from '@admin/plugin-settings';
import { createAdmin } from '@admin/shell/host';

const admin = createAdmin({
  productName: 'Extended',
  plugins: [
    contentManager,
    settings,
    () => import('./unloadable-plugin.ts'),
    () => import('@admin/example-notes'),
    () => import('./crashing-plugin.ts'),
    () => import('@admin/example-reading-time'),
    inspector,
  ],
  trusted: [contentManager, settings, inspector],
  languages: () => import('@admin/plugin-languages'),
  enterprise: () => import('@admin/plugin-enterprise'),
});

// Not awaited: a module that waits for the panel delays every module that imports it.
void admin.start(document.getElementById('app'));
