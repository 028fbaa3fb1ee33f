import type { Guarded, Lazy } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** A page of the panel. */
export interface RouteContribution extends Guarded {
  readonly id: string;
  /** Relative to the panel's base, in react-router's syntax; ends in `/*` when the page has its own routes. */
  readonly path: string;
  readonly page: Lazy;
  /**
   * Fetches further code that the page will need at this address, a path below the panel's base. Called when
   * a visit begins there, before it is known what the user may see.
   */
  readonly preload?: (pathname: string) => Promise<unknown>;
  /** `app` stands in the frame behind the sign-in; `bare` has the window to itself. @default 'app' */
  readonly layout?: 'app' | 'bare';
}

/** Pages. Two plugins cannot claim the same id; the router decides between overlapping paths. */
export const routes = createExtensionPoint<RouteContribution>().with({
  id: 'shell.routes',
  key: (route) => route.id,
  validate: ({ page, path }) =>
    typeof path === 'string' ? missingComponent(page) : 'A route needs a path relative to the panel',
});
