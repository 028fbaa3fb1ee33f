import {
  any,
  asideActions,
  bulkActions,
  can,
  contentType,
  headerActions,
  listActions,
  not,
  rowActions,
} from '@admin/shell';
import { useRequestReview } from './use-request-review.ts';

const story = contentType('api::story.story');
const deleteForReaders = {
  title: { id: 'recipes.delete', defaultMessage: 'Readers lose their bookmarks of this entry. Delete it?' },
  label: { id: 'recipes.delete.confirm', defaultMessage: 'Delete for all readers' },
} as const;

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
  // Hides Create in the lists of one type, except for a team: the roles with this permission.
  listActions.add((existing) =>
    existing.map((action) =>
      action.id === 'create' ? { ...action, when: any(not(story), can('plugin::recipes.write')) } : action,
    ),
  ),
  // Replaces Publish by another action, for one type.
  headerActions.add((existing) =>
    existing.flatMap((action) =>
      action.id === 'publish'
        ? [
            { ...action, when: not(story) },
            { id: 'recipes.request-review', when: story, useAction: useRequestReview },
          ]
        : [action],
    ),
  ),
  // Asks with a text of its own before it runs.
  asideActions.add((existing) =>
    existing.map((action) => {
      if (action.id !== 'delete') return action;
      return {
        ...action,
        useAction: (entry) => {
          const description = action.useAction(entry);
          return description?.run ? { ...description, confirm: deleteForReaders } : description;
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
