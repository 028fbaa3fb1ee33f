import { notifyRef, useService, type ActionDescription, type Row, type Selection } from '@admin/shell';
import { colorsIn } from './colors-in.ts';

const label = { id: 'color-field.copy', defaultMessage: 'Copy colors' } as const;
const copied = { id: 'color-field.copied', defaultMessage: 'Colors copied' } as const;

/** Copies the colors of the checked entries, one per line. Hidden without colors, and if the entries are unknown. */
export function useCopyColors({ entries = [] }: Pick<Selection, 'entries'>): ActionDescription | null {
  const notify = useService(notifyRef);
  const colors = [...new Set(entries.flatMap(colorsIn))];
  if (colors.length === 0) return null;
  return {
    label,
    run: async () => {
      await navigator.clipboard.writeText(colors.join('\n'));
      notify({ tone: 'success', title: copied });
    },
  };
}

/** Copies the colors of one row. */
export function useCopyRowColors({ entry }: Row): ActionDescription | null {
  return useCopyColors({ entries: [entry] });
}
