import { notifyRef, useService, type ActionDescription, type Row } from '@admin/shell';
import { messages } from './messages.ts';
import { minutesToRead } from './minutes-to-read.ts';

/** Tells how long the entry of a row takes to read. Hidden where there is nothing to read. */
export function useTellReadingTime({ entry }: Row): ActionDescription | null {
  const notify = useService(notifyRef);
  const count = minutesToRead(entry);
  if (count === 0) return null;
  return {
    label: messages.tell,
    run: () => {
      notify({ tone: 'info', title: { ...messages.told, values: { count } } });
    },
  };
}
