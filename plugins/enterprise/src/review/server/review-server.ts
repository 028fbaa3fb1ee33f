import { defineJob, defineServerPlugin, on, type ServerPlugin } from '@admin/server';
import { reviewActions } from '../review-actions.ts';
import { clearAssignees } from './entries/clear-assignees.ts';
import { isAssignedToMe, isInStage, reviewAttributes, reviewHooks, stageTarget } from './entry-hooks.ts';
import { reviewMailTexts } from './mail-texts.ts';
import { reviewMails } from './notifications.ts';
import { reviewRoutes } from './review-routes.ts';
import { reviewMigrations, reviewTables } from './tables.ts';
import { markAllTypes, settleTypes } from './workflows/settle-types.ts';

const action = (id: string, displayName: string) => ({
  id,
  section: 'settings' as const,
  category: 'review workflows',
  subCategory: 'workflows',
  displayName,
});

/** Moves entries through the stages of a review, with assignees and comments. */
export const reviewServer: ServerPlugin = defineServerPlugin({
  id: 'review-workflows',
  title: 'Review workflows',
  description: 'Moves entries through stages, with assignees and comments.',
  features: [{ name: 'review-workflows' }],
  migrations: reviewMigrations,
  linkTargets: [stageTarget],
  extendContentTypes: [reviewAttributes],
  conditions: [isAssignedToMe],
  valuedConditions: [isInStage],
  actions: [
    action(reviewActions.create, 'Create'),
    action(reviewActions.read, 'Read'),
    action(reviewActions.update, 'Update'),
    action(reviewActions.delete, 'Delete'),
  ],
  mails: Object.values(reviewMails),
  mailTexts: reviewMailTexts,
  before: reviewHooks,
  routes: reviewRoutes,
  async contentTypeOptions({ database }) {
    const types = await reviewTables(database)
      .selectFrom('review_types')
      .select('uid')
      .where('workflow_id', 'is not', null)
      .execute();
    return Object.fromEntries(types.map(({ uid }) => [uid, { reviewWorkflows: true }]));
  },
  listeners: [
    on('user.changed', ({ userId }, server) => clearAssignees(server, [userId])),
    on('role.changed', (_event, server) => clearAssignees(server)),
    on('role.deleted', (_event, server) => clearAssignees(server)),
  ],
  jobs: [
    defineJob({ id: 'settle-types', schedule: { every: 60_000 }, run: settleTypes }),
    defineJob({
      id: 'check-entries',
      schedule: { cron: '20 3 * * *' },
      async run(server) {
        await clearAssignees(server);
        await markAllTypes(server);
      },
    }),
  ],
});
