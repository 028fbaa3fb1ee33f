import type { InventoryLine } from './route-table.ts';

/** What the host serves beside the calls: files, the panel's page, and whether it is well. Everybody may ask. */
export function hostRoutes(basePath: string): readonly InventoryLine[] {
  const paths = [
    '/',
    '/_health',
    '/_health/live',
    '/_health/ready',
    '/uploads/*',
    basePath,
    `${basePath}/assets/*`,
  ];
  return paths.map((path) => ({ method: 'GET', path, policy: 'public', owner: 'host' }));
}
