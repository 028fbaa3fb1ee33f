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
  /** Other services that `make` works with, by the names under which it receives them. */
  readonly needs?: Refs<D>;
  /**
   * Makes the service when it is first asked for. What it throws costs this service and those that need it.
   * @param pluginId who asks, with `per: 'plugin'`
   */
  readonly make: (needs: D, pluginId: string) => NoInfer<S>;
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

/** The point of services; the compiler holds ref, needs and `make` of one together. */
export interface ServicesPoint extends Omit<ExtensionPoint<ProvidedService>, 'add'> {
  readonly add: <S, D extends object = object>(spec: ServiceSpec<S, D>) => Contribution;
}

const spec: PointSpec<ProvidedService> = {
  id: 'shell.services',
  // Beside the service whose place it takes; a second one that wants it is a duplicate.
  key: ({ ref, override }) => (override ? `${ref.id}!` : ref.id),
  validate: ({ make }) => (typeof make === 'function' ? undefined : 'A service needs a `make` function'),
};

/** Services for components, activations and other services. A service is made when it is first asked for. */
export const services: ServicesPoint = Object.freeze({
  id: spec.id,
  add: <S, D extends object>(provided: ServiceSpec<S, D>): Contribution => {
    const { needs = {}, per = 'panel', override = false } = provided;
    // From here on only the ref says what the service is; `ServiceSpec` has tied the two together.
    const value = { ...provided, needs, per, override } as unknown as ProvidedService;
    return Object.freeze({ point: services, entries: Object.freeze([createContribution(spec, value)]) });
  },
});
