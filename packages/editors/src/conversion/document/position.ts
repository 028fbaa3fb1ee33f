import type { TextMark } from '@admin/content-model';

export type ListFormat = 'ordered' | 'unordered';

/**
 * The block that text belongs to. Pieces of text with one `owner` are lines of one block, as paragraphs inside of a quote
 * are; without an owner each is a block of its own.
 */
export type BlockKind = { readonly owner?: object } & (
  | { readonly type: 'paragraph' | 'quote' }
  | { readonly type: 'heading'; readonly level: number }
  | { readonly type: 'code'; readonly language?: string }
  /** @param level 0 for a list in none */
  | { readonly type: 'list-item'; readonly level: number; readonly format: ListFormat }
);

/** Where a piece of text stands. */
export interface TextContext {
  readonly kind: BlockKind;
  readonly marks: ReadonlySet<TextMark>;
  /** Address of the link around. */
  readonly url?: string;
  /** `keep`: spaces and line breaks stand as they are written. `collapse`: they part words, and nothing more. */
  readonly space: 'collapse' | 'keep';
  /** Whether what is a block elsewhere is part of a line here, as in the cell of a table. */
  readonly isInLine: boolean;
  /** Whether each row of the table around is a line. */
  readonly hasRowLines: boolean;
  /** Elements around. */
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
