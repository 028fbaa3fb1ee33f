import { endpoints, type Endpoint } from '@admin/contract';
import { route, type Route, type RouteContext } from '../plugin-api/index.ts';
import { externalPluginsRef, projectTypeRef, readInitRef, signOutRef } from '../plugin-api/service-refs.ts';
import { clearedRefreshCookie, refreshTokenOf } from '../identity/sessions/refresh-token.ts';
import { validateAccount, validateRegistration } from './validate-account.ts';
import type { SessionRequest } from '../identity/sign-in/start-session.ts';

/** The routes of start-up, registration, sign-in, sign-out and password recovery. */
export const sessionRoutes: readonly Route[] = [
  route(endpoints.init, async ({ services }) => ({ data: await services.get(readInitRef)() })),
  route(endpoints.projectType, async ({ services }) => ({
    data: await services.get(externalPluginsRef).describe(services.get(projectTypeRef)),
  })),
  route(
    endpoints.registerAdmin,
    async (context) => {
      const { services, body } = context;
      const { response, cookie } = await services.identity.registerFirstAdmin(body, sessionRequest(context));
      context.setHeader('set-cookie', cookie);
      return { data: response };
    },
    validateAccount,
  ),
  route(endpoints.login, async (context) => {
    const { services, body, setHeader } = context;
    const { response, cookie } = await services.identity.login(body, sessionRequest(context), setHeader);
    setHeader('set-cookie', cookie);
    return { data: response };
  }),
  route(endpoints.renewToken, async ({ services, body, cookies, client, setHeader }) => {
    const given = { refreshToken: refreshTokenOf(cookies, client), token: body.token };
    const { token, cookie } = await services.identity.renewToken(given, client);
    if (cookie !== null) setHeader('set-cookie', cookie);
    return { data: { token } };
  }),
  route(endpoints.logout, async ({ services, actor, client, setHeader }) => {
    const session = { sessionId: actor.sessionId, userId: actor.user.id };
    const redirectTo = await services.get(signOutRef)(session);
    await services.identity.logout(actor);
    setHeader('set-cookie', clearedRefreshCookie(client));
    return { data: redirectTo === undefined ? {} : { redirectTo } };
  }),
  route(endpoints.forgotPassword, async ({ services, body, client }) => {
    await services.identity.forgotPassword(body.email, client);
    return undefined;
  }),
  route(
    endpoints.resetPassword,
    async (context) => {
      const { services, body } = context;
      const { response, cookie } = await services.identity.resetPassword(body, sessionRequest(context));
      context.setHeader('set-cookie', cookie);
      return { data: response };
    },
    validateAccount,
  ),
  route(endpoints.checkResetLink, async ({ services, body }) => {
    await services.identity.checkResetLink(body.resetPasswordToken);
    return undefined;
  }),
  route(endpoints.checkPassword, ({ services, body }) => ({
    data: { isCommon: services.identity.isCommonPassword(body.password) },
  })),
  route(endpoints.registrationInfo, async ({ services, query, client }) => ({
    data: await services.identity.readRegistration(query.registrationToken, client),
  })),
  route(
    endpoints.register,
    async (context) => {
      const { services, body } = context;
      const { response, cookie } = await services.identity.acceptInvitation(body, sessionRequest(context));
      context.setHeader('set-cookie', cookie);
      return { data: response };
    },
    validateRegistration,
  ),
];

/** Returns the session request of a call. A header selects a long session, because the contract fixes the login body. */
function sessionRequest({ client, cookies, headers }: RouteContext<Endpoint>): SessionRequest {
  return {
    client,
    remembered: headers['x-session-lifetime'] === 'remembered',
    replaces: refreshTokenOf(cookies, client),
  };
}
