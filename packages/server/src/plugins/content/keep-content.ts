import { AppError } from '../../errors/app-error.ts';
import type { EntryHooks } from '../../events/entry-hooks.ts';
import { entryEvents } from '../../events/server-events.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

function notRunning(plugin: string): AppError {
  return new AppError({
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'CONTENT_PLUGIN_NOT_RUNNING',
    message: `Entries of the plugin ${plugin} can only be read until it runs again`,
  });
}

/**
 * Lets nobody change entries of plugins that could not get ready: the hooks that keep them right do not run. They can be
 * read, since links lead to them.
 */
export function keepContent(
  plugins: readonly Pick<ServerPlugin, 'id' | 'contentTypes'>[],
  hooks: EntryHooks,
): void {
  for (const { id, contentTypes = [] } of plugins) {
    if (contentTypes.length === 0) continue;
    const types = new Set(contentTypes.map(({ uid }) => uid));
    const hook = () => Promise.reject(notRunning(id));
    for (const event of entryEvents) hooks.add(event, { owner: id, types, hook });
  }
}
