export type ListFormat = 'ordered' | 'unordered';

/**
 * The block that text belongs to. Pieces of text with the same `owner` are lines of one block, such as the paragraphs of a
 * quote; without an owner each is a separate block.
 */
export type BlockKind = { readonly owner?: object } & (
  | { readonly type: 'paragraph' | 'quote' }
  | { readonly type: 'heading'; readonly level: number }
  | { readonly type: 'code'; readonly language?: string }
  /** `level` is 0 for an outermost list. */
  | { readonly type: 'list-item'; readonly level: number; readonly format: ListFormat }
);

/** The context of a piece of text. */
export interface TextContext {
  readonly kind: BlockKind;
  /** Keys of built-in marks and of plugins' marks. */
  readonly marks: ReadonlySet<string>;
  /** Address of the surrounding link. */
  readonly url?: string;
  /** `keep` preserves spaces and line breaks; `collapse` reduces them to single spaces. */
  readonly space: 'collapse' | 'keep';
  /** Inlines block elements, as in a table cell. */
  readonly isInLine: boolean;
  /** Writes each row of the surrounding table as a line. */
  readonly hasRowLines: boolean;
  /** Number of surrounding elements. */
  readonly depth: number;
}

export const outermost: TextContext = {
  kind: { type: 'paragraph' },
  marks: new Set(),
  space: 'collapse',
  isInLine: false,
  hasRowLines: false,
  depth: 0,
};
