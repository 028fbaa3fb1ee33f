import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { HttpClient } from '../../http/http-client.ts';
import type { GroupedPermissions } from '../../permissions/grouped-permissions.ts';
import type { Contributed, Guarded, Lazy, Placed } from '../core/contribution-types.ts';
import {
  type Contribution,
  createExtensionPoint,
  type ExtensionPoint,
  type ReadablePoint,
} from '../core/extension-point.ts';
import { missingComponent } from './required-parts.ts';

/** The context of `prefetch` when the panel opens at a page of the route. */
export interface PrefetchContext {
  /** Path below the panel's base. */
  readonly pathname: string;
  /** The query of the address with its question mark; empty if there is none. */
  readonly search: string;
  readonly http: HttpClient;
  /** The query cache of the pages. */
  readonly queries: QueryClient;
  readonly granted: GroupedPermissions;
  /** Id of the signed-in administrator; null if the session does not contain it. */
  readonly userId: number | null;
  /** BCP 47 tag of the panel's language. */
  readonly locale: string;
  /** Returns the contributions to a point. */
  readonly contributions: <C>(point: ReadablePoint<C>) => readonly Contributed<C>[];
}

/** A page of the panel. */
export interface RouteContribution extends Guarded {
  readonly id: string;
  /** Relative to the base path of the panel, in react-router's syntax; ends in `/*` if the page has its own routes. */
  readonly path: string;
  readonly page: Lazy;
  /** Ids of pages inside this one that plugins can replace with `routes.replace`; `ReplaceablePage` renders each. */
  readonly pages?: readonly string[];
  /**
   * Fetches further code of the page at this address, a path below the base path. Called when a visit starts there,
   * before the permissions are known.
   */
  readonly preload?: (pathname: string) => Promise<unknown>;
  /**
   * Loads the data of the page into the query cache. Called when a visit starts there, once the permissions are known;
   * the panel renders when the responses have arrived, or shortly after without them.
   */
  readonly prefetch?: (context: PrefetchContext) => Promise<unknown>;
  /** `app` renders the page in the frame behind the sign-in; `bare` without the frame. @default 'app' */
  readonly layout?: 'app' | 'bare';
  /**
   * `public` allows visitors: the page is matched before all others, and rendered without the frame and the query
   * cache. @default 'private'
   */
  readonly access?: 'private' | 'public';
}

/**
 * Returns the error of a path. Pages of the sign-in area have guards that a route would bypass: they belong to
 * `authPages`.
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

/** The extension point of pages, which can replace each other. */
export interface RoutesPoint extends ExtensionPoint<RouteContribution> {
  /**
   * Replaces another page by its id: a route, a page inside a route, or a page in a section of the settings. If the code of the replacement
   * fails, the original is shown. Of several replacements the last one is shown; the boot report lists all.
   */
  readonly replace: (pageId: string, replacement: PageReplacement) => Contribution;
}

/** Pages. Ids are unique; the router chooses between overlapping paths. */
export const routes: RoutesPoint = Object.freeze({
  ...point,
  replace: (replaces: string, replacement: PageReplacement) =>
    pageReplacements.add({ ...replacement, replaces }),
});

/** The props of a replacement page. */
export interface ReplacingPageProps {
  /** The replaced page, which the new one may render. */
  readonly Default: ComponentType;
}

/** A replacement of another page. Address, link and permissions stay those of the original. */
export interface PageReplacement extends Placed, Guarded {
  readonly page: Lazy<ReplacingPageProps>;
}

/** A replacement with the id of its original. */
export interface ReplacedPage extends PageReplacement {
  readonly replaces: string;
}

/** Replacements of pages; plugins write `routes.replace`. */
export const pageReplacements = createExtensionPoint<ReplacedPage>().with({
  id: 'shell.page-replacements',
  key: ({ id }) => id,
  validate: ({ page, replaces }) =>
    typeof replaces === 'string'
      ? missingComponent(page)
      : 'A replacement needs the id of the page it is for',
});

/** A page of the sign-in area, or a part of the sign-in page, such as another way to sign in. */
export interface AuthPage {
  /**
   * Of a page: the last segment of its address, `/auth/:type`; pages of the host cannot be replaced. Of a part: its
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

/** Pages for visitors. The guards of the sign-in area apply to them. */
export const authPages = createAuthPoint('shell.auth-pages');

/** Parts below the form of the sign-in page: further ways to sign in. */
export const signInMethods = createAuthPoint('shell.sign-in-methods');
