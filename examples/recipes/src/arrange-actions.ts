import { bulkActions, headerActions, rowActions } from '@admin/shell';

const publishNow = { id: 'recipes.publish-now', defaultMessage: 'Publish this entry now?' } as const;

/** Changes to the built-in actions. */
export const arrangedActions = [
  // Hides an action.
  rowActions.add((existing) => existing.filter(({ id }) => id !== 'duplicate')),
  // Moves an action to the end.
  rowActions.add((existing) =>
    existing.toSorted((a, b) => Number(a.id === 'edit') - Number(b.id === 'edit')),
  ),
  // Requires a further permission.
  bulkActions.add((existing) =>
    existing.map((action) =>
      action.id === 'delete' ? { ...action, requires: [{ action: 'plugin::recipes.delete-many' }] } : action,
    ),
  ),
  // Asks before it runs.
  headerActions.add((existing) =>
    existing.map((action) => {
      if (action.id !== 'publish') return action;
      return {
        ...action,
        useAction: (entry) => {
          const description = action.useAction(entry);
          return description?.run ? { ...description, confirm: { title: publishNow } } : description;
        },
      };
    }),
  ),
  // Replaces the label and keeps the rest.
  bulkActions.add((existing) =>
    existing.map((action) => {
      if (action.id !== 'unpublish') return action;
      const label = { id: 'recipes.take-offline', defaultMessage: 'Take offline' };
      return {
        ...action,
        useAction: (selection) => {
          const description = action.useAction(selection);
          return description && { ...description, label };
        },
      };
    }),
  ),
];
