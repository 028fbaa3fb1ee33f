import type { PermissionRequirement } from '@admin/content-model';
import type { ContentApiPermissions } from '@admin/contract';
import type { HttpClient, MessageDescriptor } from '@admin/shell';
import type { TourSection } from '@admin/shell/host';
import { queryOptions } from '@tanstack/react-query';
import type {
  ApiToken,
  CreatedApiToken,
  CreatedTransferToken,
  TokenLifespan,
  TransferToken,
  tokensEndpoints,
} from '../../endpoints/tokens.ts';
import { type SettingsTag, settingsTags } from '../tags.ts';

/** A token of either kind in the form of the server. */
export type Token = ApiToken | TransferToken;

/** A new token with its key, which only this response contains. */
type CreatedToken = CreatedApiToken | CreatedTransferToken;

/** The lifespan of a token, in milliseconds as text. */
export type Duration = `${TokenLifespan}` | 'unlimited';

/** The form values of a token. */
export interface TokenValues {
  readonly name: string;
  readonly description: string;
  /** Set when the token is created. */
  readonly duration: Duration;
  /** One of the `types` of the kind. */
  readonly type: string;
  /** Ids of actions, for types with selectable permissions. */
  readonly permissions: readonly string[];
}

/** A type of tokens within a kind. */
interface TokenTypeOption {
  readonly value: string;
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** The differences between API tokens and transfer tokens, which share their pages. */
export interface TokenKind {
  readonly id: 'api-tokens' | 'transfer-tokens';
  /** The addresses of its pages; the list has the address of its menu link. */
  readonly addresses: {
    readonly list: string;
    readonly create: string;
    readonly token: (id: Token['id']) => string;
  };
  readonly tag: SettingsTag;
  readonly tourSection: TourSection;
  readonly permissions: Readonly<
    Record<'access' | 'create' | 'read' | 'update' | 'regenerate' | 'delete', PermissionRequirement>
  >;
  readonly messages: Readonly<
    Record<
      'title' | 'found' | 'purpose' | 'create' | 'newTitle' | 'emptyTitle' | 'emptyBody',
      MessageDescriptor
    >
  >;
  readonly types: readonly [TokenTypeOption, ...TokenTypeOption[]];
  readonly typeOf: (token: Token) => string;
  /** The type with selectable permissions; null for a kind without one. */
  readonly chosenType: string | null;
  /** The requests whose responses differ only in the type of the token. */
  readonly calls: {
    readonly list: 'GET /admin/api-tokens' | 'GET /admin/transfer/tokens';
    readonly read: 'GET /admin/api-tokens/:id' | 'GET /admin/transfer/tokens/:id';
    readonly regenerate:
      'POST /admin/api-tokens/:id/regenerate' | 'POST /admin/transfer/tokens/:id/regenerate';
    readonly remove: 'DELETE /admin/api-tokens/:id' | 'DELETE /admin/transfer/tokens/:id';
  };
  readonly create: (http: HttpClient, values: TokenValues) => Promise<CreatedToken>;
  readonly update: (http: HttpClient, id: number, values: TokenValues) => Promise<Token>;
}

/** The part of the request body that every token has. */
export function describedBy({ name, description }: TokenValues): { name: string; description: string } {
  return { name, description };
}

/** Returns the lifespan of a new token in the form of a request. */
export function lifespanOf({ duration }: Pick<TokenValues, 'duration'>): TokenLifespan | null {
  return duration === 'unlimited' ? null : (Number(duration) as TokenLifespan);
}

/** Returns the client of the token endpoints. */
export function tokenCalls(http: HttpClient) {
  return http.for<typeof tokensEndpoints>();
}

/** Loads all tokens of a kind. There are few, so the panel sorts them. */
export function tokensQuery(http: HttpClient, kind: TokenKind) {
  return queryOptions({
    queryKey: [kind.tag, 'list'],
    queryFn: async ({ signal }): Promise<readonly Token[]> =>
      (await tokenCalls(http).call(kind.calls.list, { signal })).data,
  });
}

/** Loads one token. */
export function tokenQuery(http: HttpClient, kind: TokenKind, id: string) {
  return queryOptions({
    queryKey: [kind.tag, 'one', id],
    queryFn: async ({ signal }): Promise<Token> =>
      (await tokenCalls(http).call(kind.calls.read, { params: { id }, signal })).data,
  });
}

/** Loads the available permissions of custom API tokens. */
export function contentApiPermissionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.apiToken, 'permissions'],
    queryFn: async ({ signal }): Promise<ContentApiPermissions> =>
      (await tokenCalls(http).call('GET /admin/content-api/permissions', { signal })).data,
  });
}

/** Returns whether a token has expired. */
export function isExpired({ expiresAt }: Pick<Token, 'expiresAt'>, now: number = Date.now()): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
