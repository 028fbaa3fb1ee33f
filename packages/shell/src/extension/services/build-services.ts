import type { Plugin } from '../core/plugin.ts';
import { describeCause, type BootProblem, type BootProblemCode, type Report } from '../problems/problem.ts';
import type { Refs, Service, ServiceRef } from './service-ref.ts';

/** The services of a running panel. */
export interface Services {
  /**
   * The service behind a ref. Throws a `MissingServiceError` when nobody provides it or its recipe failed;
   * `pluginId` says who asks, for services that differ per plugin.
   */
  readonly get: <S>(ref: ServiceRef<S>, pluginId?: string) => S;
  has(ref: { readonly id: string }): boolean;
  /** All dependencies at once, or the id of the first one that is missing. */
  resolve(
    deps: Refs<Readonly<Record<string, unknown>>>,
    pluginId: string,
  ): { readonly built: Readonly<Record<string, unknown>> } | { readonly missing: string };
}

/** Somebody asked for a service that this panel does not have. */
export class MissingServiceError extends Error {
  override readonly name = 'MissingServiceError';
  readonly serviceId: string;
  constructor(serviceId: string) {
    super(`No plugin of this panel provides the service '${serviceId}'.`);
    this.serviceId = serviceId;
  }
}

interface Owned {
  readonly pluginId: string;
  readonly service: Service;
}

/** A panel's services, to which the recipes of further plugins can be added while it runs. */
export interface OpenServices extends Services {
  /** Creates the services of these plugins in the order of their dependencies; reports and leaves out bad ones. */
  readonly add: (plugins: readonly Pick<Plugin, 'id' | 'services'>[]) => void;
  /** Takes the services of a plugin away; those that need them are reported and left out. */
  readonly remove: (pluginId: string) => void;
}

/** Creates an empty set of services. Nothing here throws but `get`. */
export function createServices(report: Report): OpenServices {
  const owners = new Map<string, Owned>();
  const built = new Map<string, (pluginId: string) => unknown>();
  const left = new Map<string, BootProblemCode>();

  const resolve: Services['resolve'] = (deps, pluginId) => {
    const values: Record<string, unknown> = {};
    for (const [key, ref] of Object.entries(deps)) {
      const read = built.get(ref.id);
      if (!read) return { missing: ref.id };
      values[key] = read(pluginId);
    }
    return { built: values };
  };

  const build = (id: string, path: readonly string[]): void => {
    const owned = owners.get(id);
    if (!owned || built.has(id) || left.has(id)) return;
    const { service, pluginId } = owned;
    const leaveOut = (problem: BootProblem) => {
      left.set(id, problem.code);
      report(problem);
    };
    if (path.includes(id)) {
      const cycle = [...path.slice(path.indexOf(id)), id];
      for (const member of cycle) left.set(member, 'SERVICE_CYCLE');
      const message = `Services wait for each other: ${cycle.join(' -> ')}.`;
      leaveOut({ code: 'SERVICE_CYCLE', pluginId, message, context: { serviceId: id, path: cycle } });
      return;
    }
    for (const dep of Object.values(service.deps)) build(dep.id, [...path, id]);
    if (left.has(id)) return;
    const deps = resolve(service.deps, pluginId);
    if ('missing' in deps) {
      const message = `The service '${id}' needs '${deps.missing}', which this panel does not have.`;
      const context = { serviceId: id, missing: deps.missing };
      leaveOut({ code: 'SERVICE_MISSING', pluginId, message, context });
      return;
    }
    try {
      if (service.scope === 'panel') {
        const instance = service.create(deps.built, pluginId);
        built.set(id, () => instance);
      } else
        built.set(
          id,
          memoize((consumer) => service.create(deps.built, consumer)),
        );
    } catch (cause) {
      const message = `The service '${id}' could not be created: ${describeCause(cause)}`;
      leaveOut({ code: 'SERVICE_FAILED', pluginId, message, context: { serviceId: id, cause } });
    }
  };

  /** A service that was made, and with it those that were made from it. */
  const forget = (id: string): void => {
    left.delete(id);
    if (!built.delete(id)) return;
    for (const [other, { service }] of owners) {
      if (Object.values(service.deps).some((dep) => dep.id === id)) forget(other);
    }
  };

  const rebuild = (): void => {
    // A service that was left out for want of another may be possible now.
    for (const [id, code] of left) if (code === 'SERVICE_MISSING') left.delete(id);
    for (const id of owners.keys()) build(id, []);
  };

  return {
    resolve,
    has: (ref) => built.has(ref.id),
    get<S>(ref: ServiceRef<S>, pluginId = 'shell') {
      const read = built.get(ref.id);
      if (!read) throw new MissingServiceError(ref.id);
      // The recipe was bound to this ref by `provide`, which holds both to the same type.
      return read(pluginId) as S;
    },
    add(plugins) {
      for (const { id: pluginId, services } of plugins) {
        for (const service of services ?? []) {
          const serviceId = service.ref.id;
          const first = owners.get(serviceId);
          if (!first) owners.set(serviceId, { pluginId, service });
          else {
            const message = `The service '${serviceId}' is already provided by the plugin '${first.pluginId}'.`;
            report({
              code: 'SERVICE_DUPLICATE',
              pluginId,
              message,
              context: { serviceId, firstPluginId: first.pluginId },
            });
          }
        }
      }
      rebuild();
    },
    remove(pluginId) {
      const gone = [...owners].filter(([, owned]) => owned.pluginId === pluginId).map(([id]) => id);
      for (const id of gone) {
        owners.delete(id);
        forget(id);
      }
      rebuild();
    },
  };
}

function memoize(create: (pluginId: string) => unknown): (pluginId: string) => unknown {
  const instances = new Map<string, unknown>();
  return (pluginId) => {
    if (!instances.has(pluginId)) instances.set(pluginId, create(pluginId));
    return instances.get(pluginId);
  };
}
