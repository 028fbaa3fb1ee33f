import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { HttpClient } from '../../http/http-client.ts';
import type { GroupedPermissions } from '../../permissions/permission-store.ts';
import type { Contributed, Guarded, Lazy, Placed } from '../core/contribution-types.ts';
import { type Contribution, createExtensionPoint, type ExtensionPoint } from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** What `prefetch` receives when the panel opens at a page of the route. */
export interface PrefetchContext {
  /** Path below the panel's base. */
  readonly pathname: string;
  /** The address's query, with its question mark; empty when there is none. */
  readonly search: string;
  readonly http: HttpClient;
  /** The cache that pages read the server's answers from. */
  readonly queries: QueryClient;
  readonly granted: GroupedPermissions;
  /** Id of the administrator who is signed in; null where their session does not tell. */
  readonly userId: number | null;
  /** BCP 47 tag of the language that the panel speaks. */
  readonly locale: string;
  /** The contributions to a point, such as those that the page asks for its own. */
  readonly contributions: <C>(point: ExtensionPoint<C>) => readonly Contributed<C>[];
}

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
  /**
   * Asks the server for what the page will show, into the cache that it reads. Called when a visit begins there,
   * once the permissions are known; the panel is drawn when the answers are there, or soon without them.
   */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
  /** `app` stands in the frame behind the sign-in; `bare` has the window to itself. @default 'app' */
  readonly layout?: 'app' | 'bare';
  /**
   * `public` is for anybody, signed in or not: matched before everything else, without the frame and the cache
   * of server answers. @default 'private'
   */
  readonly access?: 'private' | 'public';
}

/**
 * What is wrong with a path. The sign-in area has rules of its own of who may see a page, which a page beside
 * them would escape: it is extended by `authPages`.
 */
function pathProblem(path: unknown): string | undefined {
  if (typeof path !== 'string') return 'A route needs a path relative to the panel';
  return /^\/?auth(\/|$)/.test(path) ? 'Pages below "auth" are contributed as authPages' : undefined;
}

const point = createExtensionPoint<RouteContribution>().with({
  id: 'shell.routes',
  key: (route) => route.id,
  validate: ({ page, path }) => pathProblem(path) ?? missingComponent(page),
});

/** The point of pages, which can also stand in for each other. */
export interface RoutesPoint extends ExtensionPoint<RouteContribution> {
  /**
   * Puts a page into the place of another one: of a route, or of a page in a section of the settings, by its id. If its
   * code fails, the page that was there is shown. Of several the last one in their order is; the boot report names all.
   */
  readonly replace: (pageId: string, replacement: PageReplacement) => Contribution;
}

/** Pages. Two plugins cannot claim the same id; the router decides between overlapping paths. */
export const routes: RoutesPoint = Object.freeze({
  ...point,
  replace: (replaces: string, replacement: PageReplacement) =>
    pageReplacements.add({ ...replacement, replaces }),
});

/** What a page in the place of another one receives. */
export interface ReplacingPageProps {
  /** The page that would be here: to be drawn inside of the new one, or not at all. */
  readonly Default: ComponentType;
}

/** A page in the place of another one. Address, link and permissions stay those of the page that was there. */
export interface PageReplacement extends Placed, Guarded {
  readonly page: Lazy<ReplacingPageProps>;
}

/** A replacement with the id of the page that it is for. */
export interface ReplacedPage extends PageReplacement {
  readonly replaces: string;
}

/** Pages in the place of others; plugins write `routes.replace`. */
export const pageReplacements = createExtensionPoint<ReplacedPage>().with({
  id: 'shell.page-replacements',
  key: ({ id }) => id,
  validate: ({ page, replaces }) =>
    typeof replaces === 'string'
      ? missingComponent(page)
      : 'A replacement needs the id of the page it is for',
});

/** A page of the sign-in area, or a part of the sign-in page, as an edition brings one for another way to sign in. */
export interface AuthPage {
  /**
   * Of a page: the last segment of its address, `/auth/:type`; a page of the host's own cannot be replaced. Of a part: its
   * name.
   */
  readonly type: string;
  readonly page: Lazy;
}

function createAuthPoint(id: string): ExtensionPoint<AuthPage> {
  return createExtensionPoint<AuthPage>().with({
    id,
    key: ({ type }) => type,
    validate: ({ page, type }) =>
      typeof type === 'string' && /^[\w-]+$/.test(type)
        ? missingComponent(page)
        : 'A page of the sign-in area needs a type: one path segment',
  });
}

/** Pages for people who are not signed in. The host's rules of who may see one hold for them as well. */
export const authPages = createAuthPoint('shell.auth-pages');

/** Parts below the form of the sign-in page: further ways to sign in. */
export const signInMethods = createAuthPoint('shell.sign-in-methods');
