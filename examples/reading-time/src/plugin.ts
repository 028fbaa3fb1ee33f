import {
  injectListColumns,
  listViewDeleteInformation,
  listViewPublishInformation,
  listViewUnpublishInformation,
} from '@admin/plugin-content-manager/points';
import { bulkActions, definePlugin, rowActions } from '@admin/shell';
import { withReadingTime } from './reading-time-column.ts';
import { useReadingTimes } from './use-reading-times.ts';
import { useShowReadingTime } from './use-show-reading-time.ts';

const note = {
  id: 'reading-time.note',
  component: () => import('./ReadingTimeNote.tsx'),
};

/** Shows reading times in lists, row menus and confirmations. */
export const readingTime = definePlugin({
  id: 'reading-time',
  contributes: [
    injectListColumns.add({ id: 'reading-time.column', run: withReadingTime }),
    rowActions.add({
      id: 'reading-time.tell',
      after: 'duplicate',
      readOnly: true,
      useAction: useShowReadingTime,
    }),
    bulkActions.add({
      id: 'reading-time.compare',
      before: 'delete',
      readOnly: true,
      useAction: useReadingTimes,
    }),
    listViewPublishInformation.add(note),
    listViewUnpublishInformation.add(note),
    listViewDeleteInformation.add(note),
  ],
});
