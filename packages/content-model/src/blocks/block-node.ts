/**
 * A node of a blocks document as it may arrive: a block, an inline one such as a link, or a text. Only its type is sure
 * to be there; `children` holds what is inside of it.
 */
export interface BlockNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** The marks that a text can carry. */
export const textMarks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

export type TextMark = (typeof textMarks)[number];

/** The types of nodes that stand where text stands, beside those of plugins. */
export const inlineTypes: ReadonlySet<string> = new Set(['text', 'link']);

/** Blocks are nested at most so deep, lists in lists and the like; deeper documents cannot be made with the editor. */
export const deepestBlocks = 30;
