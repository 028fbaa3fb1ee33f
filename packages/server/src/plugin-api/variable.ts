import type { Variable } from '../config/variables.ts';

/** An environment variable of a plugin. */
export interface VariableRef<Value> extends Variable {
  /** The expected value, completing "must be …" in error messages. */
  readonly expects: string;
  /** Parses a value, also that of `fallback`; returns undefined for an invalid one. */
  readonly read: (text: string) => Value | undefined;
}

/**
 * Declares an environment variable of a plugin:
 * `defineVariable({ name: 'NOTES_PER_PAGE', fallback: '10', description: '…', expects: 'a number', read })`. A plugin
 * lists the result among its `variables`, and `server.variable` reads it. The name starts with the plugin's id.
 */
export function defineVariable<Value>(variable: VariableRef<Value>): VariableRef<Value> {
  return Object.freeze({ ...variable });
}
