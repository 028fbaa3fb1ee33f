import type { EnterpriseEdition } from '@admin/server';

/** The enterprise edition of a server: what it adds, without the code. List a feature here once it works completely. */
export const enterpriseEdition: EnterpriseEdition = {
  features: ['sso', 'audit-logs', 'review-workflows'],
  load: () => import('./server.ts').then(({ enterpriseServer }) => enterpriseServer),
};
