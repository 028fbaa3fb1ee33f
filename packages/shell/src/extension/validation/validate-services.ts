import type { BootProblem } from '../problems/problem.ts';
import { findRecipe, providedServices } from '../services/create-services.ts';
import type { NamedService } from '../../services/service-ref.ts';
import type { Registry } from '../resolution/registry.ts';

type Provided = ReturnType<typeof providedServices>[number];

/** Returns the dependencies of a service in this panel. */
const depsOf = (registry: Registry, ref: NamedService): readonly NamedService[] =>
  Object.values(findRecipe(registry, ref)?.deps ?? {});

/** The first circle of services that begins with this one: its ids, the first of them again at the end. */
function circleFrom(
  registry: Registry,
  ref: NamedService,
  path: readonly string[],
): readonly string[] | undefined {
  if (path.includes(ref.id)) return ref.id === path[0] ? [...path, ref.id] : undefined;
  for (const dep of depsOf(registry, ref)) {
    const circle = circleFrom(registry, dep, [...path, ref.id]);
    if (circle) return circle;
  }
  return undefined;
}

function problemsOf(registry: Registry, { ref, override, deps, pluginId }: Provided): BootProblem[] {
  const serviceId = ref.id;
  const problems: BootProblem[] = [];
  if (override) {
    const message = `The service '${serviceId}' is the one of this plugin, in the place of what else provides it.`;
    problems.push({ code: 'SERVICE_OVERRIDDEN', pluginId, message, context: { serviceId } });
  }
  const missing = Object.values(deps).find((dep) => !findRecipe(registry, dep))?.id;
  if (missing !== undefined) {
    const message = `The service '${serviceId}' needs '${missing}', which this panel does not have.`;
    problems.push({ code: 'SERVICE_MISSING', pluginId, message, context: { serviceId, missing } });
  }
  const path = circleFrom(registry, ref, []);
  // Every service of a circle finds it; the one whose id comes first in the alphabet tells of it.
  if (path && path.every((id) => serviceId <= id)) {
    const message = `Services wait for each other: ${path.join(' -> ')}.`;
    problems.push({ code: 'SERVICE_CYCLE', pluginId, message, context: { serviceId, path } });
  }
  return problems;
}

/** Services that can never be made, and those that stand in for others; known before anybody asks for one. */
export function validateServices(registry: Registry): readonly BootProblem[] {
  return providedServices(registry).flatMap((provided) => problemsOf(registry, provided));
}
