import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import type { Endpoint } from '../endpoint.ts';
import { Body, Nullable, OneOf, Timestamp, Wrapped } from '../schemas/wire.ts';

/** One setting of a plugin, as JSON Schema. `oneOf` contains the choices. */
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

/** The settings of a plugin, in the order in which they are shown. */
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
  /** Null if there are none, or none that the caller may read. */
  settings: Nullable(Type.Object({ schema: SettingsSchema, mayUpdate: Type.Boolean() })),
  /** Id of the panel plugin that it belongs to; absent if it has the same id. */
  panelPlugin: Type.Optional(Type.String()),
});

export type ServerPluginItem = Static<typeof ServerPluginItem>;

/** The reason why a plugin was excluded; `code` is stable. */
export const LeftOutPlugin = Type.Object({
  plugin: Type.String(),
  code: Type.String(),
  message: Type.String(),
});

export type LeftOutPlugin = Static<typeof LeftOutPlugin>;

/** A scheduled job of a plugin. Times of the last run are null before the first one. */
export const JobItem = Type.Object({
  plugin: Type.String(),
  id: Type.String(),
  isRunning: Type.Boolean(),
  nextAt: Timestamp,
  startedAt: Nullable(Timestamp),
  endedAt: Nullable(Timestamp),
  /** The error of the last run; null for success. */
  failure: Nullable(Type.String()),
});

export type JobItem = Static<typeof JobItem>;

/** Undelivered events of a plugin's listener: pending ones, and those abandoned after too many failures. */
export const UndeliveredEventsItem = Type.Object({
  plugin: Type.String(),
  /** The name of its listener. */
  listener: Type.String(),
  waiting: Type.Integer(),
  failed: Type.Integer(),
  /** The error of the newest abandoned event; null if there is none. */
  failure: Nullable(Type.String()),
});

export type UndeliveredEventsItem = Static<typeof UndeliveredEventsItem>;

/** A built plugin beside the application, which runs without a rebuild of the application. */
export const ExternalPluginItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  version: Type.String(),
  description: Nullable(Type.String()),
  /** The range of host versions that it supports. */
  host: Type.String(),
  /** Its name in the configuration of the server; null in the data folder. */
  configuredAs: Nullable(Type.String()),
  /** Size of all files in bytes. */
  bytes: Type.Integer(),
  hasPanel: Type.Boolean(),
  hasServer: Type.Boolean(),
  /** Its contributions to the panel, with their points: `shell.routes/notes.page`. */
  contributes: Type.Array(Type.String()),
  isDisabled: Type.Boolean(),
  /** True if its server half runs in the process that responds; it starts and stops with the process. */
  serverRuns: Type.Boolean(),
});

export type ExternalPluginItem = Static<typeof ExternalPluginItem>;

export const ServerPlugins = Type.Object({
  plugins: Type.Array(ServerPluginItem),
  /** Absent without the permission to read the list of plugins. */
  leftOut: Type.Optional(Type.Array(LeftOutPlugin)),
  /** Absent without the permission to read the list of plugins. */
  jobs: Type.Optional(Type.Array(JobItem)),
  /** Absent without the permission to read the list of plugins. */
  owed: Type.Optional(Type.Array(UndeliveredEventsItem)),
  /** Absent without the permission to read the list of plugins or to disable plugins. */
  external: Type.Optional(Type.Array(ExternalPluginItem)),
});

export type ServerPlugins = Static<typeof ServerPlugins>;

/** The values of a plugin's settings, by name. */
const SettingValues = Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]));

export type SettingValues = Static<typeof SettingValues>;

const ofAnyPlugin = {
  path: '/:plugin/settings',
  policy: 'signed-in',
  params: Type.Object({ plugin: Type.String() }),
  response: Wrapped(SettingValues),
} as const;

/**
 * The types of the settings calls for callers that do not know the plugin. The server registers them for each plugin
 * with settings, with the plugin's own schema and permissions.
 */
export const pluginSettingsEndpoints = {
  read: { ...ofAnyPlugin, method: 'GET' },
  write: { ...ofAnyPlugin, method: 'PUT', body: SettingValues },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The plugins of the server. Specific to this server. */
export const serverPluginEndpoints = {
  readServerPlugins: {
    method: 'GET',
    path: '/admin/server-plugins',
    policy: 'signed-in',
    response: Wrapped(ServerPlugins),
  },
  /**
   * Disables or enables an external plugin for all users. Panels follow at their next load; its server half stops or starts
   * with the server.
   */
  changeServerPlugin: {
    method: 'PUT',
    path: '/admin/server-plugins/:id',
    policy: { anyOf: [actions.pluginsUpdate] },
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    body: Body({ isDisabled: Type.Boolean() }),
    response: Wrapped(ExternalPluginItem),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
