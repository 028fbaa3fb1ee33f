/**
 * Something that programs can do with an API token. A plugin declares those of its own routes, and names one in
 * the policy of each: `policy: { apiToken: 'plugin::weather.report.find' }`.
 */
export interface ContentApiAction {
  /** Owner, controller and action: `plugin::weather.report.find`. */
  readonly id: `${string}::${string}.${string}.${string}`;
  /** Tokens of the type `read-only` open what only reads. */
  readonly access: 'read' | 'write';
}
