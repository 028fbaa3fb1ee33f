import type { ActionDescription, Selection } from '@admin/shell';
import { colorsIn } from './colors-in.ts';

const label = { id: 'color-field.copy-as', defaultMessage: 'Copy colors as …' } as const;
const title = {
  id: 'color-field.copy-as.title',
  defaultMessage: 'Copy {count, plural, one {# color} other {# colors}}',
} as const;

/** Opens a dialog that copies the colors of the checked entries. Hidden without colors. */
export function useCopyColorsAs({ entries = [] }: Selection): ActionDescription<Selection> | null {
  const count = new Set(entries.flatMap(colorsIn)).size;
  if (count === 0) return null;
  return {
    label,
    dialog: {
      title: { ...title, values: { count } },
      size: 'small',
      content: () => import('./CopyColorsAs.tsx'),
    },
  };
}
