import { userListNotices } from '@admin/plugin-settings/points';
import { definePlugin, type Plugin, userMenuFooter } from '@admin/shell';
import { auditLog } from './audit-log/panel/audit-log-plugin.ts';
import { reviewWorkflows } from './review/panel/review-plugin.ts';
import { singleSignOn } from './single-sign-on/panel/single-sign-on-plugin.ts';
import { editionTexts } from './texts.ts';

/** Names the edition in the account menu. Has the texts of all features. */
const edition = definePlugin({
  id: 'enterprise',
  contributes: [
    ...editionTexts,
    userMenuFooter.add({ id: 'enterprise.edition', component: () => import('./panel/EditionLine.tsx') }),
  ],
});

/** Shows the number of seats above the list of users. */
const seats = definePlugin({
  id: 'seats',
  contributes: [
    userListNotices.add({ id: 'seats.notice', component: () => import('./seats/panel/SeatsNotice.tsx') }),
  ],
});

/** The panel plugins of the edition, one per feature. The panel fetches them only in the enterprise edition. */
export const enterprise: readonly Plugin[] = [edition, seats, singleSignOn, auditLog, reviewWorkflows];
