import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { NamedService } from '../../services/service-ref.ts';
import type { ProvidedService } from '../../plugin-api/service.ts';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/** Returns the services in or behind a circular dependency. */
function circular(services: readonly ProvidedService[]): readonly NamedService[] {
  let waiting = services;
  for (;;) {
    const ids = new Set(waiting.map(({ ref }) => ref.id));
    const left = waiting.filter(({ deps }) => Object.values(deps).some((dep) => ids.has(dep.id)));
    if (left.length === waiting.length) return left.map(({ ref }) => ref);
    waiting = left;
  }
}

/** Validates the services of a plugin: their ids and dependencies. */
export function validateServices(
  { id, services = [] }: Pick<ServerPlugin, 'id' | 'services'>,
  known: Pick<KnownParts, 'services'>,
): readonly PluginProblem[] {
  const refusal = (code: string, ref: NamedService, reason: string): PluginProblem => ({
    code,
    pluginId: id,
    message: `The service ${ref.id} of the plugin ${id} ${reason}.`,
  });
  const own = new Set<string>();
  const provided = new Set([...known.services.keys(), ...services.map(({ ref }) => ref.id)]);
  const single = services.flatMap(({ ref, deps }) => {
    const isTaken = known.services.has(ref.id) || own.has(ref.id);
    own.add(ref.id);
    if (isTaken) return [refusal('SERVER_SERVICE_DUPLICATE', ref, 'exists already: rename it')];
    if (!ref.id.startsWith(`${id}.`))
      return [refusal('SERVER_SERVICE_FOREIGN', ref, `must start with ${id}.`)];
    const missing = Object.values(deps).find((dep) => !provided.has(dep.id));
    if (missing === undefined) return [];
    return [
      refusal(
        'SERVER_SERVICE_MISSING',
        ref,
        `needs ${missing.id}, which neither ${id} nor a plugin that it needs provides`,
      ),
    ];
  });
  const cycle = circular(services);
  const names = cycle.map((ref) => ref.id).join(', ');
  const [first] = cycle;
  return first
    ? [...single, refusal('SERVER_SERVICE_CYCLE', first, `has a circular dependency: ${names}`)]
    : single;
}
