import { entryActions, type Entry, type EntryAction } from '@admin/content-model';
import type { Selection } from '@admin/shell';
import type { Action, ActionDialog } from '@admin/shell/host';
import { actionMessages } from './action-messages.ts';
import { useBulkChange, type ChangeEntries } from './use-bulk-change.ts';

const needs =
  (action: EntryAction) =>
  ({ contentType }: Pick<Selection, 'contentType'>) => [
    { action: entryActions[action], subject: contentType },
  ];

/**
 * Returns whether some of the entries have a status. For all matching entries the status is unknown, so any may have
 * it.
 */
function someAre({ entries, shown }: Selection, is: (entry: Entry) => boolean): boolean {
  return entries?.some(is) ?? shown?.some(({ publishedAt }) => publishedAt !== undefined) ?? false;
}

/** Changes the selected entries. For all matching entries, which may take minutes, a dialog shows the progress. */
async function changeChosen(
  { matching }: Selection,
  changeEntries: ChangeEntries,
  change: 'unpublish' | 'delete',
): Promise<ActionDialog<Selection> | undefined> {
  if (matching) return (await import('./progress/change-matching.tsx')).changeMatching(changeEntries, change);
  await changeEntries(change);
  return undefined;
}

/** Validates and publishes the selected entries. Available while one of them is a draft. */
export const publishEntries: Action<Selection> = {
  id: 'publish',
  requires: needs('publish'),
  useAction: (selection) =>
    someAre(selection, ({ publishedAt }) => publishedAt === null)
      ? {
          label: actionMessages.publish,
          tone: 'primary',
          dialog: {
            title: actionMessages.publishEntries,
            size: 'large',
            content: () => import('./publish/PublishEntries.tsx'),
          },
        }
      : null,
};

/** Unpublishes the selected entries. Available while one of them is published. */
export const unpublishEntries: Action<Selection> = {
  id: 'unpublish',
  requires: needs('publish'),
  useAction(selection) {
    const change = useBulkChange(selection);
    if (!someAre(selection, ({ publishedAt }) => typeof publishedAt === 'string')) return null;
    return {
      label: actionMessages.unpublish,
      confirm: { title: actionMessages.confirmTitle, body: actionMessages.confirmUnpublishMany },
      run: () => changeChosen(selection, change, 'unpublish'),
    };
  },
};

/** Deletes the selected entries. */
export const deleteEntries: Action<Selection> = {
  id: 'delete',
  requires: needs('delete'),
  useAction(selection) {
    const change = useBulkChange(selection);
    return {
      label: actionMessages.delete,
      tone: 'danger',
      confirm: { title: actionMessages.confirmTitle, body: actionMessages.confirmDeleteMany },
      run: () => changeChosen(selection, change, 'delete'),
    };
  },
};
