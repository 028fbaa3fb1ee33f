import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import type { Endpoint } from '../endpoint.ts';
import { Nullable, Wrapped } from '../schemas/wire.ts';

/**
 * The versions of the installation. `strapiVersion` contains the version of this product; the key is part of the
 * interface.
 */
export const Information = Type.Object({
  currentEnvironment: Type.String(),
  autoReload: Type.Boolean(),
  strapiVersion: Nullable(Type.String()),
  dependencies: Type.Record(Type.String(), Type.String()),
  projectId: Nullable(Type.String()),
  nodeVersion: Type.String(),
  communityEdition: Type.Boolean(),
  useYarn: Type.Boolean(),
});

export type Information = Static<typeof Information>;

export const InstalledPlugin = Type.Object({
  name: Type.String(),
  displayName: Type.String(),
  description: Type.Optional(Type.String()),
  packageName: Type.Optional(Type.String()),
});

export type InstalledPlugin = Static<typeof InstalledPlugin>;

export const TelemetryProperties = Type.Object({
  useTypescriptOnServer: Type.Boolean(),
  useTypescriptOnAdmin: Type.Boolean(),
  isHostedOnStrapiCloud: Type.Boolean(),
  numberOfAllContentTypes: Type.Integer(),
  numberOfComponents: Type.Integer(),
  numberOfDynamicZones: Type.Integer(),
});

export type TelemetryProperties = Static<typeof TelemetryProperties>;

/** Facts about the installation. */
export const projectEndpoints = {
  information: {
    method: 'GET',
    path: '/admin/information',
    policy: 'signed-in',
    response: Wrapped(Information),
  },
  /** Returns 204 without a body if telemetry is off. */
  telemetryProperties: {
    method: 'GET',
    path: '/admin/telemetry-properties',
    policy: 'signed-in',
    response: Type.Optional(Wrapped(TelemetryProperties)),
  },
  plugins: {
    method: 'GET',
    path: '/admin/plugins',
    policy: { anyOf: [actions.pluginsRead] },
    response: Type.Object({ plugins: Type.Array(InstalledPlugin) }),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
