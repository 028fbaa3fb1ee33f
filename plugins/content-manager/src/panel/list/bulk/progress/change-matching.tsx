import type { ActionDialog, Selection } from '@admin/shell';
import type { ChangeEntries } from '../use-bulk-change.ts';
import { progressMessages } from './messages.ts';
import { progressName } from './progress-name.ts';
import { RunningChange } from './RunningChange.tsx';

/** Milliseconds after which it is worth showing how far a change has come. */
const patience = 500;

const titles = { unpublish: progressMessages.unpublishEntries, delete: progressMessages.deleteEntries };

/**
 * Changes all entries of a list.
 * @returns nothing where that is soon over; otherwise, while it goes on, the dialog that shows how far it has come
 */
export async function changeMatching(
  changeEntries: ChangeEntries,
  change: 'unpublish' | 'delete',
): Promise<ActionDialog<Selection> | undefined> {
  const name = progressName();
  const over = changeEntries(change, { progress: name });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLong = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
  });
  const goesOn = await Promise.race([over.then(() => false), isLong]);
  clearTimeout(timer);
  if (!goesOn) return undefined;
  return {
    title: titles[change],
    content: () =>
      Promise.resolve({
        default: ({ close }) => <RunningChange change={change} close={close} name={name} over={over} />,
      }),
  };
}
