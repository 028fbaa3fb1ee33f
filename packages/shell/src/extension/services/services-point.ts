import {
  createContribution,
  type Contribution,
  type ExtensionPoint,
  type PointSpec,
} from '../core/extension-point.ts';
import type { NamedService, Recipe, Refs, ServiceRef } from '../../services/service-ref.ts';

/** A service that a plugin provides. */
export interface ServiceSpec<S, D extends object> {
  readonly ref: ServiceRef<S>;
  /** Services of this and other plugins, under the names by which `factory` receives them. */
  readonly deps?: Refs<D>;
  /**
   * Creates the service on first use, once. If it throws, this service and those that depend on it are missing.
   * @param pluginId the id of the plugin that requests the service, with `per: 'plugin'`
   */
  readonly factory: (deps: D, pluginId: string) => NoInfer<S>;
  /** Stops the service when the panel stops, its plugin is removed or another service replaces it. */
  readonly stop?: (service: NoInfer<S>) => void;
  /** One instance for the whole panel, or one for each plugin that requests it. @default 'panel' */
  readonly per?: 'panel' | 'plugin';
  /** Replaces a service that another plugin provides. The boot report lists it. @default false */
  readonly override?: boolean;
}

/** A provided service without its types. */
export interface ProvidedService extends Recipe {
  readonly ref: NamedService;
  readonly override: boolean;
}

/** The extension point of services. The compiler checks `deps` and `factory` against the ref. */
export interface ServicesPoint extends Omit<ExtensionPoint<ProvidedService>, 'add'> {
  readonly add: <S, D extends object = object>(spec: ServiceSpec<S, D>) => Contribution;
}

const spec: PointSpec<ProvidedService> = {
  id: 'shell.services',
  // An override and the service that it replaces have different keys; a second override is a duplicate.
  key: ({ ref, override }) => (override ? `${ref.id}!` : ref.id),
  validate: ({ factory }) =>
    typeof factory === 'function' ? undefined : 'A service needs a `factory` function',
};

/** Services for components, activations and other services. Each is created on first use. */
export const services: ServicesPoint = Object.freeze({
  id: spec.id,
  add: <S, D extends object>(provided: ServiceSpec<S, D>): Contribution => {
    const { deps = {}, per = 'panel', override = false } = provided;
    // The types are erased here; `ServiceSpec` has checked them.
    const value = { ...provided, deps, per, override } as unknown as ProvidedService;
    return Object.freeze({ point: services, entries: Object.freeze([createContribution(spec, value)]) });
  },
});
