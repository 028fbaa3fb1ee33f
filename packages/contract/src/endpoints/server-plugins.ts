import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Nullable, OneOf, Timestamp, Wrapped } from '../schemas/wire.ts';

/** One thing that can be set about a plugin, as JSON Schema. `oneOf` are the texts that a choice is made from. */
export const SettingSchema = Type.Object({
  type: OneOf(['string', 'number', 'integer', 'boolean']),
  default: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String()),
  minLength: Type.Optional(Type.Integer()),
  maxLength: Type.Optional(Type.Integer()),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  oneOf: Type.Optional(
    Type.Array(Type.Object({ const: Type.String(), title: Type.Optional(Type.String()) })),
  ),
});

export type SettingSchema = Static<typeof SettingSchema>;

/** What can be set about a plugin, in the order in which it is shown. */
export const SettingsSchema = Type.Object({
  type: Type.Literal('object'),
  properties: Type.Record(Type.String(), SettingSchema),
});

export type SettingsSchema = Static<typeof SettingsSchema>;

/** A plugin that the server runs. */
export const ServerPluginItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Nullable(Type.String()),
  description: Nullable(Type.String()),
  /** Null where there are none, or none that the caller may read. */
  settings: Nullable(Type.Object({ schema: SettingsSchema, mayUpdate: Type.Boolean() })),
});

export type ServerPluginItem = Static<typeof ServerPluginItem>;

/** Why the server runs without a plugin; `code` is stable. */
export const LeftOutPlugin = Type.Object({
  plugin: Type.String(),
  code: Type.String(),
  message: Type.String(),
});

export type LeftOutPlugin = Static<typeof LeftOutPlugin>;

/** What a plugin does again and again. Times of the last run are null before the first one. */
export const JobItem = Type.Object({
  plugin: Type.String(),
  id: Type.String(),
  isRunning: Type.Boolean(),
  nextAt: Timestamp,
  startedAt: Nullable(Timestamp),
  endedAt: Nullable(Timestamp),
  /** Why the last run failed; null when it did not. */
  failure: Nullable(Type.String()),
});

export type JobItem = Static<typeof JobItem>;

/** Events that a plugin is owed: of changes that it has not heard of yet, or that it failed to hear of so often that it was given up. */
export const UndeliveredEventsItem = Type.Object({
  plugin: Type.String(),
  /** The name of its listener. */
  listener: Type.String(),
  waiting: Type.Integer(),
  failed: Type.Integer(),
  /** Why the newest of those given up failed; null where none was. */
  failure: Nullable(Type.String()),
});

export type UndeliveredEventsItem = Static<typeof UndeliveredEventsItem>;

export const ServerPlugins = Type.Object({
  plugins: Type.Array(ServerPluginItem),
  /** Absent for those who may not read the settings of the project. */
  leftOut: Type.Optional(Type.Array(LeftOutPlugin)),
  /** Absent for those who may not read the settings of the project. */
  jobs: Type.Optional(Type.Array(JobItem)),
  /** Absent for those who may not read the settings of the project. */
  owed: Type.Optional(Type.Array(UndeliveredEventsItem)),
});

export type ServerPlugins = Static<typeof ServerPlugins>;

/** What is set about a plugin, by name. */
const SettingValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

export type SettingValues = Static<typeof SettingValues>;

const ofAnyPlugin = {
  path: '/:plugin/settings',
  policy: 'signed-in',
  params: Type.Object({ plugin: Type.String() }),
  response: Wrapped(SettingValues),
} as const;

/**
 * The calls that settings bring, for whoever calls them without knowing the plugin: for their types. The server has them
 * for each plugin with settings, with the plugin's own schema and permissions.
 */
export const pluginSettingsEndpoints = {
  read: { ...ofAnyPlugin, method: 'GET' },
  write: { ...ofAnyPlugin, method: 'PUT', body: SettingValues },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The plugins of the server itself. Our own: other servers that speak this API may lack it. */
export const serverPluginEndpoints = {
  readServerPlugins: {
    method: 'GET',
    path: '/admin/server-plugins',
    policy: 'signed-in',
    response: Wrapped(ServerPlugins),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
