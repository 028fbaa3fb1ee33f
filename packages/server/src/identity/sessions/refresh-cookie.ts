import type { Client } from '../client.ts';

const names = { secure: '__Host-cms_rt', plain: 'cms_rt' } as const;

/** Browsers accept the bound name over TLS only; a server on this machine is reached without it. */
function nameFor(client: Pick<Client, 'secure'>): string {
  return client.secure ? names.secure : names.plain;
}

/** The refresh token of a request; empty where it brings none. */
export function refreshTokenOf(
  cookies: Readonly<Record<string, string | undefined>>,
  client: Pick<Client, 'secure'>,
): string {
  return cookies[nameFor(client)] ?? '';
}

/** Tokens consist of characters that a cookie holds as they are. */
function cookie(client: Pick<Client, 'secure'>, value: string, maxAge: number | null): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (client.secure) attributes.push('Secure');
  if (maxAge !== null) attributes.push(`Max-Age=${maxAge}`);
  return [`${nameFor(client)}=${value}`, ...attributes].join('; ');
}

/** @param expiresAt moment in milliseconds to keep it until; null ends it with the browser */
export function refreshCookie(
  client: Pick<Client, 'secure'>,
  token: string,
  life: { readonly now: number; readonly expiresAt: number | null },
): string {
  const maxAge = life.expiresAt === null ? null : Math.floor((life.expiresAt - life.now) / 1000);
  return cookie(client, token, maxAge);
}

/** Takes the cookie away. */
export function clearedRefreshCookie(client: Pick<Client, 'secure'>): string {
  return cookie(client, '', 0);
}
