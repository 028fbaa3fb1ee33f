import type { Endpoint } from '@admin/contract';
import type { RouteContext } from '../plugin-api/index.ts';
import { refreshTokenOf } from '../identity/sessions/refresh-token.ts';
import type { SessionRequest } from '../identity/sign-in/start-session.ts';

/** The panel asks for a long session with a header, because the body of a login is fixed. */
export function sessionRequest({ client, cookies, headers }: RouteContext<Endpoint>): SessionRequest {
  return {
    client,
    remembered: headers['x-session-lifetime'] === 'remembered',
    replaces: refreshTokenOf(cookies, client),
  };
}
