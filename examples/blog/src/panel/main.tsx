import '@admin/ui/tokens.css';
import { contentManager } from '@admin/plugin-content-manager';
import { settings } from '@admin/plugin-settings';
import { createAdmin } from '@admin/shell';
import { product } from './product.ts';

const admin = createAdmin({
  ...product,
  plugins: [contentManager, settings],
  trusted: [contentManager, settings],
  enterprise: () => import('@admin/plugin-enterprise'),
});

// Not awaited: a module that waits for the panel holds up every module that imports it.
void admin.start(document.getElementById('app'));
// The web fonts replace the fallback once there is something to read.
void import('@admin/ui/fonts.css');
