import type { BrokenRule } from '../rule.ts';

/** What is wrong with a node of a blocks document. */
export type BlocksFault =
  | 'node'
  | 'children'
  | 'text'
  | 'length'
  | 'mark'
  | 'level'
  | 'format'
  | 'indentLevel'
  | 'language'
  | 'url'
  | 'image'
  | 'depth';

/** A step into a document: `[0, 'children', 2]`. */
export type BlocksPath = readonly (string | number)[];

/** A broken rule at a place inside the document. */
export interface BlocksProblem extends BrokenRule {
  readonly at: BlocksPath;
}

/** A node, or a value in one, as it arrived. */
export type Fields = Readonly<Record<string, unknown>>;

export type Report = (fault: BlocksFault, at: BlocksPath) => void;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
