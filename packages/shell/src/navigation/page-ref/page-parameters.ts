/** The names of the parameters in a path: `'id'` for `'users/:id'`; never for a path without any. */
export type PageParameter<P extends string> = P extends `${infer First}/${infer Rest}`
  ? PageParameter<First> | PageParameter<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;

/** What has to be known to write the address of a page. */
export type PageParameters<P extends string> = [PageParameter<P>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<PageParameter<P>, string | number>>;

/** What an address says of itself: each parameter as text, decoded. */
export type PageMatch<P extends string> = Readonly<Record<PageParameter<P>, string>>;

/** The query of an address; what is undefined is left out. */
export type PageQuery =
  URLSearchParams | Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The arguments of `to`: a page without parameters needs none. */
export type PageArguments<P extends string> = [PageParameter<P>] extends [never]
  ? [parameters?: PageParameters<P>, query?: PageQuery]
  : [parameters: PageParameters<P>, query?: PageQuery];

/** The paths that a path stands below: `'users'` and `'users/:id'` for `'users/:id/edit'`. */
export type OuterPath<P extends string> = P extends `${infer First}/${infer Rest}`
  ? First | `${First}/${OuterPath<Rest>}`
  : never;

/** A path as a page has it: relative to the panel, without a wildcard and without a query. */
export type PagePath<P extends string> = P extends
  `/${string}` | `${string}/` | `${string}*${string}` | `${string}?${string}`
  ? never
  : P;
