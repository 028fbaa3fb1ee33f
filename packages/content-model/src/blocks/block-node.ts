/**
 * A node of a blocks document: a block, an inline one such as a link, or a text. What the rule book and plugins know
 * of a type stands in its own type below; everything else of a node is kept as it is.
 */
export interface BlockNode {
  readonly type: string;
  readonly children?: readonly BlockNode[];
  readonly [key: string]: unknown;
}

/** The marks that a text can carry. */
export const textMarks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export type TextMark = (typeof textMarks)[number];

/** A leaf. */
export interface TextNode extends Readonly<Partial<Record<TextMark, boolean>>> {
  readonly type: 'text';
  readonly text: string;
  readonly [key: string]: unknown;
}

/** The types of nodes that stand where text stands, beside those of plugins. */
export const inlineTypes: ReadonlySet<string> = new Set(['text', 'link']);

/** Blocks are nested at most so deep, lists in lists and the like; deeper documents cannot be made with the editor. */
export const deepestBlocks = 30;
