import type { ContentApiActions, Database, IdentityService, Logger } from '@admin/server';

/** The context of every operation on tokens. */
export interface TokenContext {
  readonly database: Database;
  readonly logger: Logger;
  /** Hashes keys. A copy of the database without this secret is not enough to test a guess. */
  readonly hashKey: Uint8Array;
  /** The actions that custom tokens can have. */
  readonly actions: ContentApiActions;
  /** Reads the permissions of token owners. */
  readonly identity: Pick<IdentityService, 'permissionsOfUser'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Formats a time as it is stored: ISO 8601 in UTC with milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
