import type { Activation } from '../../services/activation.ts';
import type { Contribution, PointIdentity } from './extension-point.ts';
import type { LoadMessages } from '../../messages/message.ts';

const pluginMark = '@admin/Plugin';

/** The definition of a plugin by its author. Only the id is required. */
export interface PluginSpec {
  /** Kebab case; unique in a panel and the first part of every id of the plugin. */
  readonly id: string;
  /** The name in the settings, in English; a server plugin that belongs to it has precedence. @default the id */
  readonly title?: string;
  /** One sentence for the settings. */
  readonly description?: string;
  /** Semantic version. */
  readonly version?: string;
  /** Fetches the plugin's texts; their ids start with the plugin's id and a dot. */
  readonly messages?: LoadMessages;
  /** The points that this plugin owns. Contributions to a point without an owner are left out. */
  readonly points?: readonly PointIdentity[];
  readonly contributes?: readonly Contribution[];
  /** Runs once per start, in parallel with the first paint and without delaying it. */
  readonly activate?: Activation;
}

/** A plugin: a frozen description without effects. */
export interface Plugin extends PluginSpec {
  readonly $$type: typeof pluginMark;
}

/** Defines a plugin. Has no effects; mistakes are reported when the panel starts. */
export function definePlugin(spec: PluginSpec): Plugin {
  return Object.freeze({
    ...spec,
    ...(spec.contributes && { contributes: freezeList(spec.contributes) }),
    ...(spec.points && { points: freezeList(spec.points) }),
    $$type: pluginMark,
  });
}

/** Returns a frozen copy; returns anything but a list unchanged, for the panel to report at its start. */
function freezeList<T>(list: readonly T[]): readonly T[] {
  return Object.freeze(Array.isArray(list) ? Array.from<T>(list) : list);
}

/** Returns whether a value was made by `definePlugin`. */
export function isPlugin(value: unknown): value is Plugin {
  return typeof value === 'object' && value !== null && '$$type' in value && value.$$type === pluginMark;
}
