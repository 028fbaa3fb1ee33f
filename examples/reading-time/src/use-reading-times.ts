import type { ActionDescription, Selection } from '@admin/shell';
import { messages } from './messages.ts';

/**
 * Compares the checked entries in a dialog. Hidden when all matching entries are selected, since their ids are
 * unknown.
 */
export function useReadingTimes({ entries }: Selection): ActionDescription<Selection> | null {
  if (!entries) return null;
  return {
    label: messages.compare,
    dialog: {
      title: { ...messages.title, values: { count: entries.length } },
      size: 'small',
      content: () => import('./ReadingTimes.tsx'),
    },
  };
}
