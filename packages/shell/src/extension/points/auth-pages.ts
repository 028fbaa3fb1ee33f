import type { Lazy } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** A further page of the sign-in area, as an edition brings one for another way to sign in. */
export interface AuthPage {
  /** The last segment of its address, `/auth/:type`. A page of the host's own cannot be replaced. */
  readonly type: string;
  readonly page: Lazy;
}

/** Pages for people who are not signed in. The host's rules of who may see one hold for them as well. */
export const authPages = createExtensionPoint<AuthPage>().with({
  id: 'shell.auth-pages',
  key: ({ type }) => type,
  validate: ({ page, type }) =>
    typeof type === 'string' && /^[\w-]+$/.test(type)
      ? missingComponent(page)
      : 'A page of the sign-in area needs a type: one segment of an address',
});
