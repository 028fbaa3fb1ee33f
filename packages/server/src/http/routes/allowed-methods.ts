import type { OwnedRoute } from './route-table.ts';

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/:[^/]+/g, '[^/]+')}/?$`);
}

/**
 * Makes the lookup behind "method not allowed": the methods that a path answers to, an empty list when
 * nothing lives there.
 */
export function createMethodLookup(table: readonly OwnedRoute[]): (path: string) => readonly string[] {
  const entries = table.map(({ route: { endpoint } }) => ({
    pattern: patternOf(endpoint.path),
    method: endpoint.method,
  }));
  return (path) => {
    const methods = entries.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    const known = methods.includes('GET') ? ['HEAD', ...methods] : methods;
    return [...new Set(known)];
  };
}
