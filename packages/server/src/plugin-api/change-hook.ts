import { AppError } from '../errors/app-error.ts';
import type {
  ChangePoint,
  ChangeValues,
  ChangeVerb,
  PendingChange,
  SettableValues,
  WrittenChange,
} from '../events/change-point.ts';
import type { HookPhase } from '../events/change-hooks.ts';
import { validationDetail } from '../content/write/rules/invalid-entry.ts';
import type { BeforeHookContext, EntryFault } from './before-hook.ts';

/** A hook on changes of users, roles, files, tokens and other entities with a change point. */
export interface ChangeHook {
  readonly phase: HookPhase;
  readonly point: ChangePoint;
  readonly verb: string;
  readonly run: (change: never, context: BeforeHookContext) => unknown;
}

/** The result of a hook before a change: values to set where the point has some, otherwise none. */
type BeforeResult<Point extends ChangePoint, Verb extends ChangeVerb<Point>> = [
  Point['verbs'][Verb][number],
] extends [never]
  ? void
  : SettableValues<Point, Verb> | void;

/**
 * Declares a hook that runs in the transaction of a change, after its permissions and before its first write:
 * `beforeChange(userChanges, 'create', ({ values }) => ({ username: nameOf(values.email) }))`.
 * It returns values to set, refuses the change by throwing `refuseChange(…)`, and has five seconds for all changes of an
 * operation. Any other error also rolls the operation back, and is logged with the plugin's id.
 */
export function beforeChange<Point extends ChangePoint, Verb extends ChangeVerb<Point>>(
  point: Point,
  verb: Verb,
  run: (
    change: PendingChange<ChangeValues<Point>>,
    context: BeforeHookContext,
  ) => BeforeResult<Point, Verb> | Promise<BeforeResult<Point, Verb>>,
): ChangeHook {
  return Object.freeze({ phase: 'before', point, verb, run });
}

/**
 * Declares a hook that runs in the transaction of a change, after its last write:
 * `afterChange(fileChanges, 'delete', ({ before }, { transaction }) => …)`.
 * What it writes through `transaction` is committed with the change or not at all. The limits are those of `beforeChange`.
 */
export function afterChange<Point extends ChangePoint>(
  point: Point,
  verb: ChangeVerb<Point>,
  run: (change: WrittenChange<ChangeValues<Point>>, context: BeforeHookContext) => void | Promise<void>,
): ChangeHook {
  return Object.freeze({ phase: 'after', point, verb, run });
}

/**
 * Creates the error of a refused change: 400 `CHANGE_REFUSED`. The panel shows each fault at the field of its path, and a fault
 * with an empty path above the form.
 */
export function refuseChange(faults: readonly EntryFault[]): AppError {
  const [first, second] = faults;
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'CHANGE_REFUSED',
    message:
      second === undefined
        ? (first?.message ?? 'The change was refused')
        : `${faults.length} errors occurred`,
    details: {
      errors: faults.map(({ path, message, text }) => ({
        ...validationDetail(path, message),
        ...(text && { text }),
      })),
    },
  });
}
