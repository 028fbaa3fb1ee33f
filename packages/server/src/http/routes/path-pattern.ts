/** The paths of an endpoint. */
export interface PathPattern {
  /** The names of its parameters. */
  readonly names: readonly string[];
  /** Returns the escaped values of the parameters, none of them empty; null for another path. */
  readonly match: (path: string) => readonly string[] | null;
}

/**
 * Creates the pattern of a path with `:name` parameters.
 * @param options.trailingSlash whether a slash may follow, which the router ignores
 */
export function pathPattern(
  template: string,
  { trailingSlash }: { readonly trailingSlash: boolean },
): PathPattern {
  const escaped = template.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = escaped.replaceAll(/:[^/]+/g, '([^/]+)');
  const pattern = new RegExp(`^${source}${trailingSlash ? '/?' : ''}$`);
  return {
    names: [...template.matchAll(/:([^/]+)/g)].map(([, name = '']) => name),
    match: (path) => pattern.exec(path)?.slice(1) ?? null,
  };
}
