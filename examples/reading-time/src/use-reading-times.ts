import type { ActionDescription, Selection } from '@admin/shell';
import { messages } from './messages.ts';

/** Compares the checked entries in a dialog. Hidden where all of a list are meant: nobody knows which ones those are. */
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
