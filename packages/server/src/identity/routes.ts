import { endpoints } from '@admin/contract';
import { route, type Route, type RouteContext } from '../plugin.ts';
import type { Endpoint } from '@admin/contract';
import { judgePassword } from './passwords/password-rules.ts';
import { ownSessionEndpoints } from './session-endpoints.ts';
import { clearedRefreshCookie, refreshTokenOf } from './sessions/refresh-cookie.ts';
import type { SessionRequest } from './operations/start-session.ts';
import { presentActor } from './users/present-actor.ts';

/** The panel asks for a long session with a header, because the body of a login is fixed. */
function sessionRequest({ client, headers }: RouteContext<Endpoint>): SessionRequest {
  return { client, remembered: headers['x-session-lifetime'] === 'remembered' };
}

function judgeNewPassword(body: unknown) {
  if (typeof body !== 'object' || body === null || !('password' in body)) return [];
  return typeof body.password === 'string' ? judgePassword(body.password) : [];
}

const signingIn: readonly Route[] = [
  route(endpoints.init, async ({ services }) => ({ data: await services.identity.readInit() })),
  route(endpoints.projectType, ({ services }) => ({ data: services.identity.projectType() })),
  route(
    endpoints.registerAdmin,
    async (context) => {
      const { services, body } = context;
      const { answer, cookie } = await services.identity.registerFirstAdmin(body, sessionRequest(context));
      context.setHeader('set-cookie', cookie);
      return { data: answer };
    },
    judgeNewPassword,
  ),
  route(endpoints.login, async (context) => {
    const { services, body, setHeader } = context;
    const { answer, cookie } = await services.identity.login(body, sessionRequest(context), setHeader);
    setHeader('set-cookie', cookie);
    return { data: answer };
  }),
  route(endpoints.renewToken, async ({ services, body, cookies, client, setHeader }) => {
    const given = { refreshToken: refreshTokenOf(cookies, client), token: body.token };
    const { token, cookie } = await services.identity.renewToken(given, client);
    if (cookie !== null) setHeader('set-cookie', cookie);
    return { data: { token } };
  }),
  route(endpoints.logout, async ({ services, actor, client, setHeader }) => {
    await services.identity.logout(actor);
    setHeader('set-cookie', clearedRefreshCookie(client));
    return { data: {} };
  }),
];

const currentUser: readonly Route[] = [
  route(endpoints.readMe, ({ actor }) => ({ data: presentActor(actor) })),
  route(
    endpoints.updateMe,
    async ({ services, actor, body }) => ({ data: await services.identity.updateCurrentUser(actor, body) }),
    judgeNewPassword,
  ),
  route(endpoints.readMyPermissions, async ({ services, actor }) => ({
    data: await services.identity.listPermissions(actor),
  })),
  route(endpoints.checkPermissions, ({ services, actor, body }) => ({
    data: services.identity.checkPermissions(actor, body.permissions),
  })),
  route(ownSessionEndpoints.list, async ({ services, actor }) => ({
    data: await services.identity.listSessions(actor),
  })),
  route(ownSessionEndpoints.endOthers, async ({ services, actor }) => {
    await services.identity.endOtherSessions(actor);
    return { data: await services.identity.listSessions(actor) };
  }),
  route(ownSessionEndpoints.end, async ({ services, actor, params }) => {
    await services.identity.endSession(actor, params.id);
    return { data: await services.identity.listSessions(actor) };
  }),
];

const project: readonly Route[] = [
  route(endpoints.information, async ({ services }) => ({ data: await services.identity.readInformation() })),
  route(endpoints.telemetryProperties, () => undefined),
  route(endpoints.plugins, ({ services }) => ({ plugins: services.identity.installedPlugins() })),
  route(endpoints.readProjectSettings, ({ services }) => services.identity.readProjectSettings()),
];

/** The calls of identity and of the installation itself. */
export const identityRoutes: readonly Route[] = [...signingIn, ...currentUser, ...project];
