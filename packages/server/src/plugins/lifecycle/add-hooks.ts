import type { EntryHooks, EntryValues } from '../../events/entry-hooks.ts';
import type { ServerServices } from '../../services.ts';
import type { ServerPlugin } from '../definition/server-plugin.ts';

/** Lets a plugin look at changes of entries before they are stored. */
export function addHooks(
  { id: owner, before = [] }: Pick<ServerPlugin, 'id' | 'before'>,
  { hooks, services }: { readonly hooks: EntryHooks; readonly services: ServerServices },
): void {
  for (const { event, types, run } of before) {
    hooks.add(event, {
      owner,
      types: types && new Set(types),
      // The maker ties the event to what may be given; anything but an object sets nothing.
      hook: async (change, { kysely }) => {
        const given = await run(change, { transaction: kysely, server: services });
        if (typeof given === 'object' && given !== null) return given as EntryValues;
        if (given !== undefined && given !== null)
          services.logger.warn(
            { plugin: owner, event },
            `a hook of ${owner} returned a ${typeof given}, which sets nothing`,
          );
        return undefined;
      },
    });
  }
}
