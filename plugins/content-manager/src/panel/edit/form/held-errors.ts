import type { MessageValue } from '@admin/shell';
import type { HeldErrors } from '../../entry-form/open-entry.ts';
import { isSameValue } from '@admin/content-model';

interface Held {
  /** The written path, with items by their keys. */
  readonly at: string;
  readonly error: MessageValue;
}

/** The errors that somebody answers for beside the rules, such as plugins. */
export interface ErrorHolders {
  readonly hold: () => HeldErrors;
  /** All of them by written path; where several stand at one value, the earliest owner's. */
  readonly all: () => ReadonlyMap<string, MessageValue>;
}

/**
 * Creates the errors that are kept until their owners take them back.
 * @param writtenAt the written path of what a text names now; an error stays with its item from then on
 * @param changed called when there are others
 */
export function createErrorHolders(writtenAt: (path: string) => string, changed: () => void): ErrorHolders {
  const holders = new Set<ReadonlyMap<string, Held>>();
  let all: ReadonlyMap<string, MessageValue> = new Map();

  const update = () => {
    const next = new Map<string, MessageValue>();
    for (const holder of holders) {
      for (const { at, error } of holder.values()) if (!next.has(at)) next.set(at, error);
    }
    all = next;
    changed();
  };

  return {
    all: () => all,
    hold() {
      const held = new Map<string, Held>();
      return {
        set(path, error) {
          // Whoever says the same with every render must not cause another one.
          if (isSameValue(held.get(path)?.error, error)) return;
          if (error === null) held.delete(path);
          else held.set(path, { at: writtenAt(path), error });
          holders.add(held);
          update();
        },
        release() {
          if (held.size === 0) return;
          held.clear();
          holders.delete(held);
          update();
        },
      };
    },
  };
}
