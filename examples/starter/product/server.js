import { fileURLToPath } from 'node:url';
import { isbnServer } from '@admin/example-starter/server';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { projectServer, tokensServer, webhooksServer } from '@admin/plugin-settings/server';
import { startServer } from '@admin/server';

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));

await startServer({
  productName: 'Books',
  version: null,
  plugins: [webhooksServer, tokensServer, projectServer, contentManagerServer, isbnServer],
  needs: ['content-manager', 'isbn'],
  trusted: ['webhooks', 'tokens', 'project-settings', 'content-manager'],
  contentDir: folder('.'),
  panelDir: folder('./dist'),
});
