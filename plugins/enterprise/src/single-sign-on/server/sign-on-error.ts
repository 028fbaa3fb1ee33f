/** Why a sign-in failed. The panel has a text for each. */
export type SignOnFailure =
  | 'provider-unknown'
  | 'provider-unavailable'
  | 'provider-refused'
  | 'attempt-expired'
  | 'response-invalid'
  | 'email-missing'
  | 'account-exists'
  | 'invitation-required'
  | 'user-not-active'
  | 'user-refused'
  | 'too-many-requests'
  | 'unknown';

/** An expected failure of a sign-in. */
export class SignOnError extends Error {
  readonly failure: SignOnFailure;

  constructor(failure: SignOnFailure, options: { readonly cause?: unknown } = {}) {
    super(`Single sign-on failed: ${failure}`, options);
    this.name = 'SignOnError';
    this.failure = failure;
  }
}
