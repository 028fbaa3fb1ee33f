import { bulkActions, rowActions } from '@admin/shell';

/** Changes to the built-in actions of lists. */
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
