import type { EntryHooks, EntryValues } from '../../events/entry-hooks.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** Events of changes whose values a hook can set. */
const settable: ReadonlySet<string> = new Set(['entry.create', 'entry.update']);

/** Names what a hook returned, for a log message. */
function describe(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' ? 'values' : `a ${typeof given}`;
}

/** Lets a plugin look at changes of entries before they are stored. */
export function addHooks(
  { id: owner, before = [] }: Pick<ServerPlugin, 'id' | 'before'>,
  { hooks, services }: { readonly hooks: EntryHooks; readonly services: PluginContext },
): void {
  for (const { event, types, run } of before) {
    hooks.add(event, {
      owner,
      types: types && new Set(types),
      // The maker ties the event to what may be given; a plugin without a compiler may return anything.
      hook: async (change, { kysely }) => {
        const given = await run(change, { transaction: kysely, server: services });
        if (given === undefined || given === null) return undefined;
        if (typeof given === 'object' && !Array.isArray(given) && settable.has(event))
          return given as EntryValues;
        services.logger.warn(
          { plugin: owner, event },
          `before hook of ${owner} on ${event} returned ${describe(given)}, which is ignored`,
        );
        return undefined;
      },
    });
  }
}
