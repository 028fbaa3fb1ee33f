import type { ActionDescription, Selection } from '@admin/shell';

const label = { id: 'recipes.copy-as-json', defaultMessage: 'Copy as JSON' } as const;
const title = {
  id: 'recipes.copy-as-json.title',
  defaultMessage: 'Copying {count, plural, one {# entry} other {# entries}}',
} as const;

/** Copies the checked entries with all their fields. Hidden when the selection is a query instead of checked rows. */
export function useCopyAsJson({ ids = [] }: Selection): ActionDescription<Selection> | null {
  if (ids.length === 0) return null;
  return {
    label,
    dialog: {
      title: { ...title, values: { count: ids.length } },
      size: 'small',
      content: () => import('./CopyAsJson.tsx'),
    },
  };
}
