import type { Kysely } from 'kysely';
import { Value } from 'typebox/value';
import type { DynamicTables } from '../database/index.ts';
import { AppError } from '../errors/app-error.ts';
import { markLogged } from '../errors/logged-errors.ts';
import type { Logger } from '../logger.ts';
import type {
  ChangePoint,
  ChangeValues,
  ChangeVerb,
  PendingChange,
  SettableValues,
  WrittenChange,
} from './change-point.ts';
import { isSilent } from './event-context.ts';
import { describeFailure, withinTime } from './time-limit.ts';

/** The position of a hook: before the first write of a change, or after the last one. */
export type HookPhase = 'before' | 'after';

type Transaction = Kysely<DynamicTables>;

/** A hook of a plugin on the changes of a point. */
export interface RegisteredChangeHook {
  /** The id of the plugin. */
  readonly owner: string;
  readonly phase: HookPhase;
  readonly point: ChangePoint;
  readonly verb: string;
  /** Returns values to set; those of hooks after a change are ignored. */
  readonly run: (change: unknown, transaction: Transaction) => unknown;
}

/** One or more changes, or a promise of them: composed only when a hook exists. */
type Compose<Change> = () => readonly Change[] | Promise<readonly Change[]>;

/** Runs the hooks of plugins in the transactions of changes. */
export interface ChangeHooks {
  /** Returns whether a change has hooks, so that a write of one statement needs a transaction. */
  readonly hasHooks: <Point extends ChangePoint>(point: Point, verb: ChangeVerb<Point>) => boolean;
  /**
   * Runs the hooks before changes of one operation. Without hooks, `compose` is not called and no statement runs.
   * @returns the values that hooks set, for each change in order; an empty list without hooks
   * @throws AppError CHANGE_REFUSED (400) or another one of a hook; any other error of a hook
   */
  readonly runBefore: <Point extends ChangePoint, Verb extends ChangeVerb<Point>, Tables>(
    point: Point,
    verb: Verb,
    transaction: Kysely<Tables>,
    compose: Compose<PendingChange<ChangeValues<Point>>>,
  ) => Promise<readonly SettableValues<Point, Verb>[]>;
  /** Runs the hooks after changes of one operation, before the commit. An error rolls the changes back. */
  readonly runAfter: <Point extends ChangePoint, Tables>(
    point: Point,
    verb: ChangeVerb<Point>,
    transaction: Kysely<Tables>,
    compose: Compose<WrittenChange<ChangeValues<Point>>>,
  ) => Promise<void>;
  readonly addChangeHook: (hook: RegisteredChangeHook) => void;
}

/** Milliseconds that a hook may take for all changes of an operation. In SQLite, a transaction blocks all other writes. */
const hookTimeout = 5000;

const keyOf = (phase: HookPhase, { entity }: ChangePoint, verb: string) => `${phase} ${entity}.${verb}`;

type SetValues = Readonly<Record<string, unknown>>;

/** Describes what a hook returned, for a log message. */
function describe(returned: unknown): string {
  if (Array.isArray(returned)) return 'a list';
  return typeof returned === 'object' ? 'values' : `a ${typeof returned}`;
}

/** Throws unless a hook may set these values, and they have their types. */
function assertSettable({ owner, point, verb }: RegisteredChangeHook, values: SetValues): void {
  const settable = point.verbs[verb] ?? [];
  for (const [name, value] of Object.entries(values)) {
    const schema = settable.includes(name) ? point.values.properties[name] : undefined;
    const subject = `The before hook of ${owner} on ${point.entity}.${verb}`;
    if (schema === undefined) {
      throw new Error(`${subject} cannot set ${name}. It can set: ${settable.join(', ') || 'nothing'}.`);
    }
    if (!Value.Check(schema, value)) throw new Error(`${subject} set an invalid value of ${name}.`);
  }
}

/** Creates the registry of hooks on changes. Failures are logged with the id of the plugin. */
export function createChangeHooks(logger: Logger): ChangeHooks {
  const hooks = new Map<string, RegisteredChangeHook[]>();
  const find = (phase: HookPhase, point: ChangePoint, verb: string) =>
    hooks.size === 0 || isSilent() ? [] : (hooks.get(keyOf(phase, point, verb)) ?? []);

  /** Runs one hook on changes in sequence, and passes what it returns to `accept`. */
  async function runHook(
    hook: RegisteredChangeHook,
    changes: readonly unknown[],
    transaction: Transaction,
    accept: (returned: unknown, index: number) => void,
  ): Promise<void> {
    const { owner, phase, point, verb } = hook;
    let isOver = false;
    try {
      await withinTime(hookTimeout, `The ${phase} hook of ${owner}`, async () => {
        for (const [index, change] of changes.entries()) {
          if (isOver) return;
          const returned = await hook.run(change, transaction);
          // A hook that ran out of time must not change a later attempt.
          if (!isOver) accept(returned, index);
        }
      });
    } catch (error) {
      const isRefusal = error instanceof AppError && error.status < 500;
      logger[isRefusal ? 'debug' : 'error'](
        { err: error, event: `${point.entity}.${verb}`, plugin: owner },
        `${phase} hook of ${owner} on ${point.entity}.${verb} ${isRefusal ? 'refused a change' : describeFailure(error)}`,
      );
      if (!isRefusal) markLogged(error, owner);
      throw error;
    } finally {
      isOver = true;
    }
  }

  function valuesOf(hook: RegisteredChangeHook, returned: unknown): SetValues {
    if (returned === undefined || returned === null) return {};
    const { owner, phase, point, verb } = hook;
    const isSettable = phase === 'before' && (point.verbs[verb] ?? []).length > 0;
    if (isSettable && typeof returned === 'object' && !Array.isArray(returned)) {
      const set = Object.fromEntries(Object.entries(returned).filter(([, value]) => value !== undefined));
      assertSettable(hook, set);
      return set;
    }
    logger.warn(
      { plugin: owner, event: `${point.entity}.${verb}` },
      `${phase} hook of ${owner} on ${point.entity}.${verb} returned ${describe(returned)}, which is ignored`,
    );
    return {};
  }

  return {
    hasHooks: (point, verb) =>
      find('before', point, verb).length > 0 || find('after', point, verb).length > 0,
    async runBefore(point, verb, transaction, compose) {
      const found = find('before', point, verb);
      if (found.length === 0) return [];
      const changes = await compose();
      const set: SetValues[] = changes.map(() => ({}));
      for (const hook of found) {
        const current = changes.map((change, index) => ({
          ...change,
          values: { ...change.values, ...set[index] },
        }));
        await runHook(hook, current, transaction as unknown as Transaction, (returned, index) => {
          set[index] = { ...set[index], ...valuesOf(hook, returned) };
        });
      }
      return set as never;
    },
    async runAfter(point, verb, transaction, compose) {
      const found = find('after', point, verb);
      if (found.length === 0) return;
      const changes = await compose();
      for (const hook of found) {
        await runHook(hook, changes, transaction as unknown as Transaction, (returned) => {
          valuesOf(hook, returned);
        });
      }
    },
    addChangeHook(hook) {
      const key = keyOf(hook.phase, hook.point, hook.verb);
      hooks.set(key, [...(hooks.get(key) ?? []), hook]);
    },
  };
}
