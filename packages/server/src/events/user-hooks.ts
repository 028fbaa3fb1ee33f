import type { DatabaseTransaction } from '../database/index.ts';
import { AppError } from '../errors/app-error.ts';
import { markLogged } from '../errors/logged-errors.ts';
import type { Logger } from '../logger.ts';
import { describeFailure, withinTime } from './time-limit.ts';

/**
 * The steps of an account that hooks can refuse: adding a user, activating an inactive one, and using a password to
 * sign in, to register through an invitation or to set a new one.
 */
export type UserStep = 'create' | 'activate' | 'use-password';

/** All steps that hooks can refuse. */
export const userSteps: readonly UserStep[] = ['create', 'activate', 'use-password'];

/** The user that a step is about. */
export interface UserStepSubject {
  /** Null while the user is being created. */
  readonly userId: number | null;
  readonly email: string;
  /** Ids of the roles. */
  readonly roles: readonly number[];
  /** The user who takes the step; null for the server or a plugin. */
  readonly actorId: number | null;
}

type UserHook = (subject: UserStepSubject, transaction: DatabaseTransaction) => Promise<void>;

/** The hooks of plugins on steps of accounts. */
export interface UserHooks {
  add(step: UserStep, hook: { readonly owner: string; readonly hook: UserHook }): void;
  /** Returns whether a step has hooks, so that no subject is read for none. */
  has(step: UserStep): boolean;
  /** Runs the hooks of a step one after the other. Rejects with the error of the first one that throws. */
  run(step: UserStep, subject: UserStepSubject, transaction: DatabaseTransaction): Promise<void>;
}

/** The time limit of one hook in milliseconds; on SQLite, all other writes wait for it. */
const timeout = 5000;

/** Creates the registry of user hooks. Errors other than refusals are logged with the id of the plugin. */
export function createUserHooks(logger: Logger): UserHooks {
  const hooks = new Map<UserStep, { readonly owner: string; readonly hook: UserHook }[]>();
  return {
    add(step, hook) {
      hooks.set(step, [...(hooks.get(step) ?? []), hook]);
    },
    has: (step) => hooks.has(step),
    async run(step, subject, transaction) {
      for (const { owner, hook } of hooks.get(step) ?? []) {
        try {
          await withinTime(timeout, `A user hook of ${owner}`, () => hook(subject, transaction));
        } catch (error) {
          const isRefusal = error instanceof AppError && error.status < 500;
          logger[isRefusal ? 'debug' : 'error'](
            { err: error, step, plugin: owner },
            `user hook of ${owner} ${isRefusal ? 'refused a step' : describeFailure(error)}`,
          );
          if (!isRefusal) markLogged(error, owner);
          throw error;
        }
      }
    },
  };
}
