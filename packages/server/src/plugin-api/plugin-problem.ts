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
