import type { BlockRenderer } from '@admin/blocks-html';
import type { MessageDescriptor, MessageValue } from '@admin/shell';
import { createExtensionPoint, type IconSource, type Lazy, type Placed } from '@admin/shell/host';
import type { ReactNode } from 'react';
import { checkBlockType } from './blocks-rules.ts';

/** A block of a document as entries hold it. */
export interface BlockNode {
  readonly type: string;
  /** Texts and links; for a block with nothing to write in, one empty text. */
  readonly children: readonly unknown[];
  readonly [property: string]: unknown;
}

/** What draws a block of a plugin in the editor. */
export interface BlockElementProps {
  readonly node: BlockNode;
  /** Where `content` is `text`: what is written in the block, to be drawn where that belongs. Else nothing. */
  readonly children?: ReactNode;
  /** Gives properties of the node other values, but for `type` and `children`; `undefined` takes one away. */
  readonly onChange: (properties: Readonly<Record<string, unknown>>) => void;
  /** Whether the document is only looked at. */
  readonly disabled: boolean;
  /** Whether the cursor is in the block. */
  readonly isSelected: boolean;
}

/** A kind of block that documents can hold. */
export interface BlockType extends Placed {
  /**
   * The `type` of its nodes in stored documents: the id of the plugin, a dot and a name, such as `notes.quiz`. Another one is
   * reported (`ID_FOREIGN`), since a second plugin may use it; renaming it later requires a migration of stored documents.
   */
  readonly type: string;
  /** `text`: letters with marks and links are written in it. `none`: it has controls of its own, or just shows something. */
  readonly content: 'none' | 'text';
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
  /** Further words that it is found by in the menu behind the slash, separated by commas. */
  readonly keywords?: MessageDescriptor;
  readonly element: Lazy<BlockElementProps>;
  /** A fresh block, as it is inserted from the toolbar and from the menu behind the slash. */
  readonly insert: () => BlockNode;
  /**
   * Judges a node that was stored or pasted. One with something wrong is shown as its JSON with these words and is
   * kept as it is. The node is as it came: expect anything in it.
   */
  readonly check: (node: BlockNode) => MessageValue | undefined;
  /** Reads a block out of an element that was pasted; null for an element of something else. @default it is never pasted */
  readonly fromHtml?: (element: Element) => BlockNode | null;
  /**
   * What the block becomes as HTML, for what is copied and for websites: pure, and described in elements, so that nothing
   * that it is given can do harm.
   * @default what is written in it, as a paragraph
   */
  readonly toHtml?: BlockRenderer;
}

/** Kinds of blocks beside those of the product. One whose plugin is gone is kept in documents as it is. */
export const blockTypes = createExtensionPoint<BlockType>().with({
  id: 'content-manager.block-types',
  key: ({ type }) => type,
  validate: checkBlockType,
});
