import type { BootProblem } from '../problems/problem.ts';
import { findRecipe, providedServices } from '../services/create-services.ts';
import type { NamedService } from '../../services/service-ref.ts';
import type { Registry } from '../resolution/registry.ts';

type Provided = ReturnType<typeof providedServices>[number];

/** Returns the dependencies of a service in this panel. */
const depsOf = (registry: Registry, ref: NamedService): readonly NamedService[] =>
  Object.values(findRecipe(registry, ref)?.deps ?? {});

/** Returns the first dependency cycle that starts with this service, as ids with the first one repeated at the end. */
function cycleFrom(
  registry: Registry,
  ref: NamedService,
  path: readonly string[],
): readonly string[] | undefined {
  if (path.includes(ref.id)) return ref.id === path[0] ? [...path, ref.id] : undefined;
  for (const dep of depsOf(registry, ref)) {
    const cycle = cycleFrom(registry, dep, [...path, ref.id]);
    if (cycle) return cycle;
  }
  return undefined;
}

function problemsOf(registry: Registry, { ref, override, deps, pluginId }: Provided): BootProblem[] {
  const serviceId = ref.id;
  const problems: BootProblem[] = [];
  if (override) {
    const message = `The plugin overrides the service '${serviceId}'.`;
    problems.push({ code: 'SERVICE_OVERRIDDEN', pluginId, message, context: { serviceId } });
  }
  const missing = Object.values(deps).find((dep) => !findRecipe(registry, dep))?.id;
  if (missing !== undefined) {
    const message = `The service '${serviceId}' needs '${missing}', which no plugin of this panel provides.`;
    problems.push({ code: 'SERVICE_MISSING', pluginId, message, context: { serviceId, missing } });
  }
  const path = cycleFrom(registry, ref, []);
  // Every service of a cycle finds it; only the one with the alphabetically first id reports it.
  if (path && path.every((id) => serviceId <= id)) {
    const message = `Circular service dependency: ${path.join(' -> ')}.`;
    problems.push({ code: 'SERVICE_CYCLE', pluginId, message, context: { serviceId, path } });
  }
  return problems;
}

/** Returns a problem for each service that cannot be created, and a notice for each override. */
export function validateServices(registry: Registry): readonly BootProblem[] {
  return providedServices(registry).flatMap((provided) => problemsOf(registry, provided));
}
