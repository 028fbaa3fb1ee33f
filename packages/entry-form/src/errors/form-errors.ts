import { isSameValue } from '@admin/content-model';
import { createListeners } from '../listeners.ts';
import {
  isWithin,
  pathOfPositions,
  positionsIn,
  readAt,
  toPath,
  writtenPath,
  type PathLike,
} from '../steps/index.ts';

/** Text of an error: a translatable message, or a text that is displayed unchanged. */
export type FieldError =
  | string
  | {
      readonly id: string;
      readonly defaultMessage: string;
      readonly values?: Readonly<Record<string, string | number>>;
    };

/** Errors of values by written path. */
export type FieldErrors = ReadonlyMap<string, FieldError>;

/** The errors that one owner, such as a plugin, sets. Validation never removes them. */
export interface OwnedErrors {
  /** Sets the error of a value; null removes the one set under the same path. */
  readonly set: (path: string, error: FieldError | null) => void;
  /** Removes all errors of this owner. */
  readonly release: () => void;
}

/** The errors of one form. They are stored by the keys of items, so an error stays with its item when it moves. */
export interface FormErrors {
  /** Returns the errors of existing values; errors of removed items are left out. */
  readonly all: () => FieldErrors;
  /** Returns the error of the value at a path. */
  readonly at: (path: PathLike) => FieldError | undefined;
  /** Returns the first error at a path or inside it. */
  readonly within: (path: PathLike) => FieldError | undefined;
  /** Sets the error of one value; undefined removes it. */
  readonly set: (path: PathLike, error: FieldError | undefined) => void;
  /** Replaces all errors except owned ones. */
  readonly replace: (errors: FieldErrors) => void;
  /** Creates the errors of another owner. */
  readonly createOwner: () => OwnedErrors;
  /** Returns the owned errors of existing values. While there are any, the entry is not saved. */
  readonly owned: () => FieldErrors;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates the errors of one form.
 * @param values returns the current values
 */
export function createFormErrors(values: () => unknown): FormErrors {
  let errors: FieldErrors = new Map();
  const listeners = createListeners();
  const owners = createErrorOwners(
    (path) => writtenPath(pathOfPositions(values(), positionsIn(path))),
    listeners.call,
  );

  const update = (next: FieldErrors) => {
    errors = next;
    listeners.call();
  };

  /** Returns whether every item in a path exists. The field itself may be missing, which can be the error. */
  const exists = (written: string): boolean => {
    const path = toPath(written);
    const last = path.findLastIndex((part) => typeof part !== 'string');
    return last === -1 || readAt(values(), path.slice(0, last + 1)) !== undefined;
  };

  const existing = (known: FieldErrors): FieldErrors => new Map([...known].filter(([path]) => exists(path)));

  return {
    all: () => new Map([...existing(owners.all()), ...existing(errors)]),
    at: (path) => errors.get(writtenPath(path)) ?? owners.all().get(writtenPath(path)),
    within: (path) => {
      const outer = writtenPath(path);
      for (const known of [errors, owners.all()])
        for (const [inner, error] of known) if (isWithin(outer, inner) && exists(inner)) return error;
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
    createOwner: () => owners.create(),
    owned: () => existing(owners.all()),
    subscribe: listeners.add,
  };
}

interface OwnedError {
  /** Written path with keys, so that the error stays with its item. */
  readonly at: string;
  readonly error: FieldError;
}

/**
 * Creates the errors that are set by owners other than validation.
 * @param writtenAt converts a path with positions to a written path with keys
 * @param onChange called when an error was added or removed
 */
function createErrorOwners(writtenAt: (path: string) => string, onChange: () => void) {
  const owners = new Set<ReadonlyMap<string, OwnedError>>();
  let all: FieldErrors = new Map();

  const update = () => {
    const next = new Map<string, FieldError>();
    for (const owner of owners) {
      for (const { at, error } of owner.values()) if (!next.has(at)) next.set(at, error);
    }
    all = next;
    onChange();
  };

  return {
    /** Returns all errors; of several at one value, that of the earliest owner. */
    all: () => all,
    create(): OwnedErrors {
      const owned = new Map<string, OwnedError>();
      return {
        set(path, error) {
          // An owner that sets the same error in every render must not cause another render.
          if (isSameValue(owned.get(path)?.error, error)) return;
          if (error === null) owned.delete(path);
          else owned.set(path, { at: writtenAt(path), error });
          owners.add(owned);
          update();
        },
        release() {
          if (owned.size === 0) return;
          owned.clear();
          owners.delete(owned);
          update();
        },
      };
    },
  };
}
