import type { MessageValue } from '@admin/shell';
import type { HeldErrors } from '../../entry-form/open-entry.ts';
import { createErrorHolders } from './held-errors.ts';
import { createListeners } from './listeners.ts';
import {
  isWithin,
  pathOfPositions,
  positionsIn,
  readAt,
  toPath,
  writtenPath,
  type PathLike,
} from './steps/index.ts';

/** What is wrong with the values, by written path. */
export type FieldErrors = ReadonlyMap<string, MessageValue>;

/** What is wrong in a form. It is kept by the keys of items, so that it stays with its item wherever that goes. */
export interface FormErrors {
  /** All errors of values that the form holds; what was wrong with an item that is gone is not told. */
  readonly all: () => FieldErrors;
  /** What is wrong with the value at a path itself. */
  readonly at: (path: PathLike) => MessageValue | undefined;
  /** What is wrong first with the value at a path or inside it. */
  readonly within: (path: PathLike) => MessageValue | undefined;
  /** Sets or takes away what is wrong with one value. */
  readonly set: (path: PathLike, error: MessageValue | undefined) => void;
  /** Sets all errors but those that are held. */
  readonly replace: (errors: FieldErrors) => void;
  /** Opens a place for errors that somebody else answers for: they stay, whatever the rules find, until taken back. */
  readonly hold: () => HeldErrors;
  /** The held errors of values that the form holds: as long as there are any, nothing is saved. */
  readonly held: () => FieldErrors;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the errors of one form.
 * @param values what the form holds
 */
export function createFormErrors(values: () => unknown): FormErrors {
  let errors: FieldErrors = new Map();
  const listeners = createListeners();
  const holders = createErrorHolders(
    (path) => writtenPath(pathOfPositions(values(), positionsIn(path))),
    listeners.call,
  );

  const update = (next: FieldErrors) => {
    errors = next;
    listeners.call();
  };

  /** Whether every item on the way to a value is there; a field may be wrong because it is missing. */
  const isThere = (written: string): boolean => {
    const path = toPath(written);
    const last = path.findLastIndex((part) => typeof part !== 'string');
    return last === -1 || readAt(values(), path.slice(0, last + 1)) !== undefined;
  };

  const those = (known: FieldErrors): FieldErrors => new Map([...known].filter(([path]) => isThere(path)));

  return {
    all: () => new Map([...those(holders.all()), ...those(errors)]),
    at: (path) => errors.get(writtenPath(path)) ?? holders.all().get(writtenPath(path)),
    within: (path) => {
      const outer = writtenPath(path);
      for (const known of [errors, holders.all()])
        for (const [wrong, error] of known) if (isWithin(outer, wrong) && isThere(wrong)) return error;
      return undefined;
    },
    set(path, error) {
      const written = writtenPath(path);
      if (errors.get(written) === error) return;
      const next = new Map(errors);
      if (error === undefined) next.delete(written);
      else next.set(written, error);
      update(next);
    },
    replace: update,
    hold: holders.hold,
    held: () => those(holders.all()),
    subscribe: listeners.add,
  };
}
