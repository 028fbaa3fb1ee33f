import {
  AppError,
  beforeUser,
  configRef,
  defineServerPlugin,
  defineService,
  on,
  provideService,
  route,
  type PluginContext,
  type ServerPlugin,
} from '@admin/server';
import { signOnActions, signOnEndpoints } from '../contract.ts';
import { deleteProvider, listProviders, saveProvider } from './change-providers.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { endPasswordSessions, isLocked, refuseLockedPassword } from './locked-roles.ts';
import { readOptions } from './options.ts';
import { providersVariable, readProviders } from './providers.ts';
import { createSignOnContext, type SignOnContext } from './sign-on-context.ts';
import { SignOnError, type SignOnFailure } from './sign-on-error.ts';
import { endProviderSessions, signOutUrl } from './sign-out.ts';
import { startSignIn } from './start-sign-in.ts';
import { signOnMigrations, signOnTables } from './tables.ts';
import { updateOptions } from './update-options.ts';

const contextRef = defineService<SignOnContext>('single-sign-on.context');

/** Returns the page of the panel that shows a failure, and logs the cause. */
function failurePage(server: PluginContext, error: unknown): string {
  const { basePath } = server.get(configRef);
  let failure: SignOnFailure;
  if (error instanceof SignOnError) ({ failure } = error);
  else if (error instanceof AppError && error.status === 429) failure = 'too-many-requests';
  else {
    server.logger.error({ err: error }, 'single sign-on failed unexpectedly');
    return `${basePath}/auth/providers?error=unknown`;
  }
  server.logger.warn({ err: error, failure }, 'single sign-on failed');
  return `${basePath}/auth/providers?error=${failure}`;
}

const action = (id: string, displayName: string) => ({
  id,
  section: 'settings' as const,
  category: 'single sign on',
  subCategory: 'options',
  displayName,
});

/** Signs users in with OpenID Connect. */
export const singleSignOnServer: ServerPlugin = defineServerPlugin({
  id: 'single-sign-on',
  title: 'Single sign-on',
  description: 'Signs users in with OpenID Connect.',
  features: [{ name: 'sso' }],
  variables: [providersVariable],
  migrations: signOnMigrations,
  services: [provideService({ ref: contextRef, factory: (_deps, server) => createSignOnContext(server) })],
  actions: [action(signOnActions.read, 'Read'), action(signOnActions.update, 'Update')],
  beforeUser: [beforeUser('use-password', refuseLockedPassword)],
  // A role that a user receives may be locked.
  listeners: [
    on('user.changed', ({ userId, actorId }, server) =>
      server.database.transaction((transaction) =>
        endPasswordSessions(server, transaction, {
          userId,
          origin: { userId: actorId, apiClient: null, ip: null },
        }),
      ),
    ),
  ],
  onSignOut: (session, server) => signOutUrl(server.get(contextRef), session),
  routes: [
    route(signOnEndpoints.listMethods, async ({ services }) => {
      const { box } = services.get(contextRef);
      const providers = await readProviders(services, box);
      return providers.map(({ uid, displayName, icon }) => ({ uid, displayName, icon: icon || null }));
    }),
    route(signOnEndpoints.readOptions, async ({ services }) => ({
      data: await readOptions(signOnTables(services.database)),
    })),
    route(signOnEndpoints.updateOptions, async ({ services, actor, body }) => ({
      data: await updateOptions(services, actor, body),
    })),
    route(signOnEndpoints.isLocked, async ({ services, actor }) => {
      const roles = actor.roles.map(({ id }) => id);
      return { data: { isSSOLocked: await isLocked(services, signOnTables(services.database), roles) } };
    }),
    route(signOnEndpoints.connect, async (call) => {
      const { services, params, query } = call;
      try {
        const spec = { uid: params.provider, redirectTo: query.redirectTo };
        return await startSignIn(services.get(contextRef), spec, call);
      } catch (error) {
        return failurePage(services, error);
      }
    }),
    route(signOnEndpoints.callback, async (call) => {
      const { services, params, rawQuery } = call;
      try {
        const target = await finishSignIn(
          services.get(contextRef),
          { uid: params.provider, query: rawQuery },
          call,
        );
        const query = new URLSearchParams({ redirectTo: target }).toString();
        return `${services.get(configRef).basePath}/auth/single-sign-on?${query}`;
      } catch (error) {
        return failurePage(services, error);
      }
    }),
    route(signOnEndpoints.backChannelLogout, async ({ services, params, body, client, setHeader }) => {
      setHeader('cache-control', 'no-store');
      const logout = { uid: params.provider, token: body.logout_token };
      await endProviderSessions(services.get(contextRef), logout, client);
      return {};
    }),
    route(signOnEndpoints.listProviders, async ({ services }) => ({
      data: await listProviders(services.get(contextRef)),
    })),
    route(signOnEndpoints.saveProvider, async ({ services, actor, params, body }) => ({
      data: await saveProvider(services.get(contextRef), actor, params.uid, body),
    })),
    route(signOnEndpoints.deleteProvider, async ({ services, actor, params }) => {
      await deleteProvider(services.get(contextRef), actor, params.uid);
      return undefined;
    }),
  ],
});
