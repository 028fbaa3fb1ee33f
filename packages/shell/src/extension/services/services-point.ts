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
  /** Ends what the service started: the panel stops, or the service goes with its plugin or is made again. */
  readonly stop?: (service: NoInfer<S>) => void;
  /** One service for the whole panel, or one for each plugin that asks. @default 'panel' */
  readonly per?: 'panel' | 'plugin';
  /** Takes the place of a service that is provided already; the boot report says so. @default false */
  readonly override?: boolean;
}

/** A provided service, its types no longer known. */
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
  // Beside the service whose place it takes; a second one that wants it is a duplicate.
  key: ({ ref, override }) => (override ? `${ref.id}!` : ref.id),
  validate: ({ factory }) =>
    typeof factory === 'function' ? undefined : 'A service needs a `factory` function',
};

/** Services for components, activations and other services. A service is made when it is first asked for. */
export const services: ServicesPoint = Object.freeze({
  id: spec.id,
  add: <S, D extends object>(provided: ServiceSpec<S, D>): Contribution => {
    const { deps = {}, per = 'panel', override = false } = provided;
    // From here on only the ref says what the service is; `ServiceSpec` has tied the two together.
    const value = { ...provided, deps, per, override } as unknown as ProvidedService;
    return Object.freeze({ point: services, entries: Object.freeze([createContribution(spec, value)]) });
  },
});
