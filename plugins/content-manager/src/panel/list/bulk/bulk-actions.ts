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

/** Whether some of the entries are in a state. Of all that match nobody knows, as long as they have drafts at all. */
function someAre({ entries, shown }: Selection, is: (entry: Entry) => boolean): boolean {
  return entries?.some(is) ?? shown?.some(({ publishedAt }) => publishedAt !== undefined) ?? false;
}

/** Changes the chosen entries; where those are all that match, which may take long, a dialog shows how far it has come. */
async function changeChosen(
  { matching }: Selection,
  changeEntries: ChangeEntries,
  change: 'unpublish' | 'delete',
): Promise<ActionDialog<Selection> | undefined> {
  if (matching) return (await import('./progress/change-matching.tsx')).changeMatching(changeEntries, change);
  await changeEntries(change);
  return undefined;
}

/** Publishes the chosen entries, after each was judged. Offered while one of them is a draft. */
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

/** Takes the chosen entries back to being drafts. Offered while one of them is published. */
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

/** Deletes the chosen entries. */
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
