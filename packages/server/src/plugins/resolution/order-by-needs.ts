import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/**
 * Puts plugins behind those that they need, and leaves them in the order of their list otherwise.
 * @returns those in order, and those that wait for each other, or for one that does
 */
export function orderByNeeds(plugins: readonly ServerPlugin[]): {
  readonly ordered: readonly ServerPlugin[];
  readonly circular: readonly ServerPlugin[];
} {
  const ordered: ServerPlugin[] = [];
  let waiting = plugins;
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id));
    const next = waiting.find(({ needs = {} }) => Object.keys(needs).every((need) => !ids.has(need)));
    if (next === undefined) break;
    ordered.push(next);
    waiting = waiting.filter((plugin) => plugin !== next);
  }
  return { ordered, circular: waiting };
}
