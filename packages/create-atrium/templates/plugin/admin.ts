import '@admin/ui/fonts.css';
import '@admin/ui/tokens.css';
import { createAdmin } from '@admin/shell/host';
import { plugins, trusted } from './plugins.ts';
import { product } from './product.ts';

const admin = createAdmin({
  ...product,
  plugins,
  trusted,
  // For plugins that run without a rebuild of this application.
  sharedModules: () => import('@admin/cli/shared-modules'),
});

// Not awaited: a module that waits for the panel delays every module that imports it.
void admin.start(document.getElementById('app'));
