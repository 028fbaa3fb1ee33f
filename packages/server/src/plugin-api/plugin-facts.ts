import type { Feature } from '@admin/contract';
import type { NamedSettings } from './settings.ts';
import type { VariableRef } from './variable.ts';

/** A feature of a plugin, for its clients. */
export interface PluginFeature extends Feature {
  /** Lists the feature only while this variable of the plugin has a value other than null and false. @default always */
  readonly variable?: VariableRef<unknown>;
}

/** The descriptive part of a server plugin. */
export interface PluginFacts {
  /** Kebab case; unique on a server. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Id of the panel plugin that it belongs to; the settings show both as one. @default its own id */
  readonly panelPlugin?: string;
  /** Semantic version, for plugins that need this one. */
  readonly version?: string;
  /** Required plugins with their version ranges: `{ notes: '^1.2.0' }`. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Created with `defineSettings`: stored, with routes and a form in the panel. */
  readonly settings?: NamedSettings;
  /** Features that clients learn about from `GET /admin/project-type` while the plugin runs. */
  readonly features?: readonly PluginFeature[];
}

/** A reason why a plugin cannot be used, for administrators and its author. */
export interface PluginProblem {
  /** Stable, documented in docs/reference/errors.md, never reused. */
  readonly code: string;
  /** The plugin with the problem, or its index in the list when it has no id. */
  readonly pluginId: string;
  /** One sentence that names the plugin, the part and the remedy. */
  readonly message: string;
  readonly cause?: unknown;
}
