import type { Feature } from '@admin/contract';
import type { NamedSettings } from './settings.ts';

/** What a server plugin says of itself: what others need to know of it, and nothing that runs. */
export interface PluginFacts {
  /** Kebab case; two plugins of a server cannot have the same. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Semantic version, for those that need it. */
  readonly version?: string;
  /** Plugins that it cannot do without, each with the versions that will do: `{ notes: '^1.2.0' }`. */
  readonly needs?: Readonly<Record<string, string>>;
  /** Made with `defineSettings`: stored, with endpoints of their own and a form in the panel. */
  readonly settings?: NamedSettings;
  /** Features that clients learn about from `GET /admin/project-type` while the plugin runs. */
  readonly features?: readonly Feature[];
}

/** Why a plugin cannot be used, for whoever runs the server and for its author. */
export interface PluginProblem {
  /** Stable, documented in docs/reference/errors.md, never reused. */
  readonly code: string;
  /** Whose fault it is; the place in the list where a plugin has no id. */
  readonly pluginId: string;
  /** One sentence that names plugin, part and remedy. */
  readonly message: string;
  readonly cause?: unknown;
}
