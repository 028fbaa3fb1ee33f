import type { TObject } from 'typebox';

/** The schema of a plugin's nodes in blocks documents: of a block type or of an inline element. */
export interface NodeSchema {
  /** The `type` of the nodes, as in the panel half: the id of the plugin, a dot and a name, such as `notes.footnote`. */
  readonly type: string;
  /**
   * The schema of the properties of a node besides `type` and `children`. Create rules that JSON Schema cannot express with
   * `Type.Refine`; they must be pure, synchronous and fast, since they run in the transaction of the change.
   */
  readonly properties: TObject;
}

/** A plugin's mark. Its value in stored texts is a boolean. */
export interface MarkSchema {
  /** The property of marked texts, as in the panel half, such as `notes.highlight`. */
  readonly mark: string;
}

export type BlockSchema = MarkSchema | NodeSchema;

/**
 * Declares what a plugin adds to blocks documents:
 * `defineBlockSchema({ type: 'notes.footnote', properties: Type.Object({ note: Type.String({ maxLength: 500 }) }) })`.
 * Every write validates the nodes of the type. Nodes and marks of absent plugins are stored unchanged.
 */
export function defineBlockSchema(schema: BlockSchema): BlockSchema {
  return Object.freeze({ ...schema });
}
