/**
 * A new name under which the server is asked how far an action has come. Only somebody's own actions need different
 * ones, and a page without HTTPS has no better random numbers.
 */
export function progressName(): string {
  return Math.random().toString(36).slice(2);
}
