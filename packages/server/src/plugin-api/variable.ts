import type { Variable } from '../config/variables.ts';

/** An environment variable of a plugin: how it is explained, and what its text means. */
export interface VariableRef<Value> extends Variable {
  /** What a value has to be, behind the words "must be". */
  readonly expects: string;
  /** What a text means, that of `fallback` too; undefined for one that cannot be. */
  readonly read: (text: string) => Value | undefined;
}

/**
 * Describes an environment variable that a plugin understands:
 * `defineVariable({ name: 'NOTES_PER_PAGE', fallback: '10', description: '…', expects: 'a number', read })`. Inert: a
 * plugin lists it among its `variables`, and `server.variable` reads it. Its name begins with the plugin's id.
 */
export function defineVariable<Value>(variable: VariableRef<Value>): VariableRef<Value> {
  return Object.freeze({ ...variable });
}
