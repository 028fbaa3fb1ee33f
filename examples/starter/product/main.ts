import '@admin/ui/fonts.css';
import '@admin/ui/tokens.css';
import { isbn } from '@admin/example-starter';
import { contentManager } from '@admin/plugin-content-manager';
import { settings } from '@admin/plugin-settings';
import { createAdmin } from '@admin/shell/host';

const plugins = [contentManager, settings, isbn];
const admin = createAdmin({ productName: 'Books', plugins, trusted: [contentManager, settings] });

// Not awaited: a module that waits for the panel delays every module that imports it.
void admin.start(document.getElementById('app'));
