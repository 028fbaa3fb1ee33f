import {
  originOf,
  type Actor,
  type ChangeOrigin,
  type ChangeRecord,
  type ContentApiActions,
  type ContentPermissions,
  type Database,
  type IdentityService,
  type Logger,
  type PluginContext,
  type StateCache,
} from '@admin/server';
import type { TokenRow } from './records/token-record.ts';

/** The context of every operation on tokens. */
export interface TokenContext {
  readonly database: Database;
  readonly logger: Logger;
  /** Records changes of tokens, and runs the hooks on them. */
  readonly events: Pick<
    PluginContext['events'],
    'isRecording' | 'recordChange' | 'hasHooks' | 'runBefore' | 'runAfter'
  >;
  /** Hashes keys. A copy of the database without this secret is not enough to test a guess. */
  readonly hashKey: Uint8Array;
  /** The actions that custom tokens can have. */
  readonly actions: ContentApiActions;
  /** Reads the permissions of token owners. */
  readonly identity: Pick<IdentityService, 'permissionsOfUser'>;
  /** Tokens by the hash of their key, with the permissions of their owners, until the database is written. */
  readonly known: StateCache<FoundToken | 'unknown' | 'owner-gone'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A stored token, with the permissions of its owner. */
export interface FoundToken {
  readonly row: TokenRow;
  readonly owner: ContentPermissions;
}

/** The user who changes a token. */
export type TokenAuthor = Pick<Actor, 'user'> & Partial<Pick<Actor, 'permissions'>>;

/** Returns the origin of a change of a token. */
export function authorOrigin({ user, permissions }: TokenAuthor): ChangeOrigin {
  return originOf(permissions ?? { actorId: user.id });
}

/** Returns a token as records and hooks receive it, without its key. */
export function recordedToken({
  name,
  description,
  type,
  permissions,
  lifespan,
}: Pick<TokenRow, 'name' | 'description' | 'type' | 'permissions' | 'lifespan'>) {
  return { name, description, type, permissions: JSON.parse(permissions) as string[], lifespan };
}

/** Returns the record of a change of a token. */
export function tokenChange(
  { kind, id, name }: Pick<TokenRow, 'kind' | 'id' | 'name'>,
  verb: 'create' | 'update' | 'regenerate' | 'delete',
  author: TokenAuthor,
  values: Pick<ChangeRecord, 'before' | 'after' | 'secrets'> = {},
): ChangeRecord {
  const entity = { type: `${kind}-token`, id, label: name };
  return {
    action: `${kind}-token.${verb}`,
    entity,
    origin: authorOrigin(author),
    ...values,
  };
}

/** Formats a time as it is stored: ISO 8601 in UTC with milliseconds. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
