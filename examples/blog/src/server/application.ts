import { fileURLToPath } from 'node:url';
import { contentApiServer } from '@admin/plugin-content-api/server';
import { contentManagerServer } from '@admin/plugin-content-manager/server';
import { enterpriseEdition } from '@admin/plugin-enterprise/edition';
import { i18nServer } from '@admin/plugin-i18n/server';
import { languagesServer } from '@admin/plugin-languages/server';
import { uploadServer } from '@admin/plugin-media-library/server';
import { moreBlocksServer } from '@admin/plugin-more-blocks/server';
import { projectServer, tokensServer, webhooksServer } from '@admin/plugin-settings/server';
import type { Application } from '@admin/server';
import packageDocument from '../../package.json' with { type: 'json' };
import { readSeed, seedBlog, type Seed } from './seed/index.ts';

/** Returns a folder of this package; sources and the built program have the same depth in it. */
function folder(name: string): string {
  return fileURLToPath(new URL(`../../${name}`, import.meta.url));
}

/** Reads the texts and pictures of a new blog. */
export function readMagazine(): Seed {
  return readSeed(folder('seed'));
}

/** The blog: the plugins of its server, and the folders of its content types and panel. */
export const application: Application = {
  productName: 'Atrium',
  version: packageDocument.version,
  plugins: [
    webhooksServer,
    tokensServer,
    projectServer,
    contentManagerServer,
    i18nServer,
    uploadServer,
    contentApiServer,
    languagesServer,
    moreBlocksServer,
  ],
  needs: ['content-manager'],
  trusted: [
    'webhooks',
    'tokens',
    'project-settings',
    'content-manager',
    'i18n',
    'upload',
    'content-api',
    'languages',
    'more-blocks',
  ],
  enterprise: enterpriseEdition,
  contentDir: folder('.'),
  panelDir: folder('dist/panel'),
  seed: async (services) => {
    await seedBlog(services, readMagazine());
  },
};
