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

/** A token of either kind, as the server tells of it. */
export type Token = ApiToken | TransferToken;

/** A token just made, with the key that is told only now. */
type CreatedToken = CreatedApiToken | CreatedTransferToken;

/** How long a token is good, in milliseconds as text. */
export type Duration = `${TokenLifespan}` | 'unlimited';

/** A token while it is being edited. */
export interface TokenValues {
  readonly name: string;
  readonly description: string;
  /** Decided when the token is made. */
  readonly duration: Duration;
  /** One of the kind's `types`. */
  readonly type: string;
  /** Ids of actions, for types that have a list of their own. */
  readonly permissions: readonly string[];
}

/** One of the sorts of tokens that there are of a kind. */
interface TokenTypeOption {
  readonly value: string;
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** Everything in which API tokens and transfer tokens differ; the pages are the same. */
export interface TokenKind {
  readonly id: 'api-tokens' | 'transfer-tokens';
  /** Of its pages; the list's is the one that its link leads to. */
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
  /** The type whose permissions are chosen one by one; null for a kind without one. */
  readonly chosenType: string | null;
  /** The calls whose answers differ only in what a token is. */
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

/** The part of a token that is sent whatever it is. */
export function describedBy({ name, description }: TokenValues): { name: string; description: string } {
  return { name, description };
}

/** The time that a new token is good, as the server takes it. */
export function lifespanOf({ duration }: Pick<TokenValues, 'duration'>): TokenLifespan | null {
  return duration === 'unlimited' ? null : (Number(duration) as TokenLifespan);
}

/** The client of the calls about tokens. */
export function tokenCalls(http: HttpClient) {
  return http.for<typeof tokensEndpoints>();
}

/** Every token of a kind. There are few, so they come together and are sorted here. */
export function tokensQuery(http: HttpClient, kind: TokenKind) {
  return queryOptions({
    queryKey: [kind.tag, 'list'],
    queryFn: async ({ signal }): Promise<readonly Token[]> =>
      (await tokenCalls(http).call(kind.calls.list, { signal })).data,
  });
}

/** One token. */
export function tokenQuery(http: HttpClient, kind: TokenKind, id: string) {
  return queryOptions({
    queryKey: [kind.tag, 'one', id],
    queryFn: async ({ signal }): Promise<Token> =>
      (await tokenCalls(http).call(kind.calls.read, { params: { id }, signal })).data,
  });
}

/** What custom API tokens can be given. */
export function contentApiPermissionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.apiToken, 'permissions'],
    queryFn: async ({ signal }): Promise<ContentApiPermissions> =>
      (await tokenCalls(http).call('GET /admin/content-api/permissions', { signal })).data,
  });
}

/** Whether a token opens nothing any more because its time is over. */
export function isExpired({ expiresAt }: Pick<Token, 'expiresAt'>, now: number = Date.now()): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
