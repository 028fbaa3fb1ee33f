import type { ServerPlugin } from '@admin/server';
import { auditLogServer } from './audit-log/server/audit-log-server.ts';
import { reviewServer } from './review/server/review-server.ts';
import { seatsServer } from './seats/server/seats-server.ts';
import { singleSignOnServer } from './single-sign-on/server/single-sign-on-server.ts';

/** The server plugins of the edition, one per feature, so that a fault in one leaves the others running. */
export const enterpriseServer: readonly ServerPlugin[] = [
  seatsServer,
  singleSignOnServer,
  auditLogServer,
  reviewServer,
];
