import { notifyRef, useService, type ActionDescription, type Row } from '@admin/shell';
import { messages } from './messages.ts';
import { minutesToRead } from './minutes-to-read.ts';

/** Shows a notice with the reading time of an entry. Hidden for entries without texts. */
export function useShowReadingTime({ entry }: Row): ActionDescription | null {
  const notify = useService(notifyRef);
  const count = minutesToRead(entry);
  if (count === 0) return null;
  return {
    label: messages.show,
    run: () => {
      notify({ tone: 'info', title: { ...messages.readingTime, values: { count } } });
    },
  };
}
