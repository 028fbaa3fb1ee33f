import type { Activation } from '../../services/activation.ts';
import type { Contribution, PointIdentity } from './extension-point.ts';
import type { LoadMessages } from '../../messages/message.ts';

const pluginMark = '@admin/Plugin';

/** What an author writes about a plugin. Everything but the id is optional. */
export interface PluginSpec {
  /** Kebab case; unique in a panel and the first part of every id the plugin hands out. */
  readonly id: string;
  /** Fetches the plugin's texts; their ids start with the plugin's id and a dot. */
  readonly messages?: LoadMessages;
  /** The points this plugin owns. Contributions to a point that nobody owns are left out. */
  readonly points?: readonly PointIdentity[];
  readonly contributes?: readonly Contribution[];
  /** Runs once per start, beside the first paint and never in its way. */
  readonly activate?: Activation;
}

/** A plugin: an inert, frozen description. Nothing of it has run. */
export interface Plugin extends PluginSpec {
  readonly $$type: typeof pluginMark;
}

/** Describes a plugin. Has no effect of its own; a mistake in it is reported when the panel starts. */
export function definePlugin(spec: PluginSpec): Plugin {
  return Object.freeze({
    ...spec,
    ...(spec.contributes && { contributes: freezeList(spec.contributes) }),
    ...(spec.points && { points: freezeList(spec.points) }),
    $$type: pluginMark,
  });
}

/** A frozen copy; what is not a list passes through for the start of the panel to complain about. */
function freezeList<T>(list: readonly T[]): readonly T[] {
  return Object.freeze(Array.isArray(list) ? Array.from<T>(list) : list);
}

/** Whether a value that came from somewhere else was made by `definePlugin`. */
export function isPlugin(value: unknown): value is Plugin {
  return typeof value === 'object' && value !== null && '$$type' in value && value.$$type === pluginMark;
}
