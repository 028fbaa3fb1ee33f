import {
  editViewInformations,
  injectListColumns,
  mutateListFilters,
  relatedEntryInformations,
} from '@admin/plugin-content-manager/points';
import { profileSections } from '@admin/plugin-settings/points';
import {
  anyOf,
  bulkActions,
  definePlugin,
  flag,
  globalSettings,
  homeSections,
  settingsPage,
} from '@admin/shell';
import { withReview } from './list/review-columns.ts';
import { withReviewFilters } from './list/review-filters.ts';
import { useAssignEntries, useChangeStages } from './list/use-bulk-review.ts';
import { pageTitle } from './page-title.ts';
import { workflowsPage } from './pages.ts';
import { reviewPermissions } from './permissions.ts';

/** The server half is running: a server lists the features of its active plugins. */
const isActive = flag('review-workflows');

/** The panel half of review workflows: settings, columns, filters, bulk actions, and the review beside the form. */
export const reviewWorkflows = definePlugin({
  id: 'review-workflows',
  contributes: [
    globalSettings.add({
      id: 'review-workflows.settings',
      to: `${workflowsPage.pathIn(settingsPage)}/*`,
      label: pageTitle,
      page: () => import('./settings/WorkflowsPages.tsx'),
      requires: anyOf(reviewPermissions.read, reviewPermissions.create),
      when: isActive,
    }),
    injectListColumns.add({ id: 'review-workflows.columns', run: withReview }),
    mutateListFilters.add({ id: 'review-workflows.filters', run: withReviewFilters }),
    bulkActions.add([
      { id: 'review-workflows.stage', before: 'delete', useAction: useChangeStages },
      { id: 'review-workflows.assign', before: 'delete', useAction: useAssignEntries },
    ]),
    editViewInformations.add({
      id: 'review-workflows.entry',
      component: () => import('./entry/EntryReview.tsx'),
      when: ({ entry }) => entry !== null,
    }),
    relatedEntryInformations.add({
      id: 'review-workflows.related-entry',
      component: async () => ({ default: (await import('./entry/EntryReview.tsx')).RelatedEntryReview }),
      when: ({ entry }) => entry !== null,
    }),
    homeSections.add({
      id: 'review-workflows.waiting',
      before: 'content-manager.recent',
      component: () => import('./home/WaitingForMe.tsx'),
      when: isActive,
    }),
    profileSections.add({
      id: 'review-workflows.notifications',
      component: () => import('./profile/ReviewNotifications.tsx'),
      when: isActive,
    }),
  ],
});
