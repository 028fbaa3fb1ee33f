import type { UserStep, UserStepSubject } from '../events/user-hooks.ts';
import type { BeforeHookContext } from './before-hook.ts';

/** A hook on a step of accounts, as a plugin lists it. */
export interface BeforeUserHook {
  readonly step: UserStep;
  readonly run: (subject: UserStepSubject, context: BeforeHookContext) => void | Promise<void>;
}

/**
 * Runs before a step of an account, in its transaction, and refuses it by throwing:
 * `beforeUser('create', ({ email }) => { if (isForeign(email)) throw refused('ADDRESS_FOREIGN', 'Use your work
 * address.'); })`.
 *
 * `create` precedes every new account: invited, registered as the first administrator, or created by a plugin.
 * `activate` precedes the activation of an inactive one: by an administrator, or by accepting an invitation.
 * `use-password` precedes a sign-in, a registration and a reset with a password; an incorrect password has been refused
 * before.
 *
 * A hook has five seconds. Any error that it throws undoes the step; errors other than refusals are logged.
 */
export function beforeUser(step: UserStep, run: BeforeUserHook['run']): BeforeUserHook {
  return Object.freeze({ step, run });
}
