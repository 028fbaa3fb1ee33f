import type { BlockRenderer } from '@admin/blocks-html';
import type { MessageDescriptor, MessageValue } from '@admin/shell';
import { createExtensionPoint, type IconSource, type Lazy, type Placed } from '@admin/shell/host';
import type { ReactNode } from 'react';

/** A block of a document in its stored form. */
export interface BlockNode {
  readonly type: string;
  /** Texts and links; a block without editable text has one empty text. */
  readonly children: readonly unknown[];
  readonly [property: string]: unknown;
}

/** The props of the component that renders a plugin's block in the editor. */
export interface BlockElementProps {
  readonly node: BlockNode;
  /** The editable text of a block whose `content` is `text`, for the component to place; otherwise absent. */
  readonly children?: ReactNode;
  /** Sets properties of the node, except `type` and `children`; `undefined` removes a property. */
  readonly onChange: (properties: Readonly<Record<string, unknown>>) => void;
  /** Makes the document read-only. */
  readonly disabled: boolean;
  /** True if the cursor is in the block. */
  readonly isSelected: boolean;
}

/** A block type that documents can contain. */
export interface BlockType extends Placed {
  /**
   * The `type` of its nodes in stored documents: the id of the plugin, a dot and a name, such as `notes.quiz`. Other values
   * are reported (`ID_FOREIGN`), since a second plugin may use them; renaming it later requires a migration of stored documents.
   */
  readonly type: string;
  /** `text`: the block contains editable text with marks and links. `none`: it has its own controls, or is display only. */
  readonly content: 'none' | 'text';
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
  /** Further search terms for the slash menu, separated by commas. */
  readonly keywords?: MessageDescriptor;
  readonly element: Lazy<BlockElementProps>;
  /** Returns a new block, for the toolbar and the slash menu. */
  readonly insert: () => BlockNode;
  /**
   * Validates a stored or pasted node and returns the error, or undefined. An invalid node is shown as JSON with the error and
   * stays in the document unchanged. The node is unvalidated: its properties can have any value.
   */
  readonly check: (node: BlockNode) => MessageValue | undefined;
  /** Reads a block from a pasted element; null for any other element. @default the block cannot be pasted from HTML */
  readonly fromHtml?: (element: Element) => BlockNode | null;
  /**
   * Renders the block as HTML, for the clipboard and for websites. Pure; returns a description of elements, which is
   * escaped and limited to safe elements.
   * @default a paragraph with the text of the block
   */
  readonly toHtml?: BlockRenderer;
}

/** The built-in types of nodes. Not imported from the content model, which the first page would then load. */
export const builtInTypes = [
  'paragraph',
  'heading',
  'quote',
  'code',
  'list',
  'list-item',
  'image',
  'link',
  'text',
];

/** A block type that may be incomplete, from an author without type checking. */
interface UncheckedBlockType {
  readonly type?: unknown;
  readonly content?: unknown;
  readonly element?: unknown;
  readonly insert?: unknown;
  readonly check?: unknown;
}

/** Returns the first error in a block type, or undefined. */
function checkBlockType({ type, content, ...functions }: UncheckedBlockType): string | undefined {
  if (typeof type !== 'string' || type === '') return 'A block type needs the `type` of its nodes';
  if (builtInTypes.includes(type)) return `Blocks of the type '${type}' are the product's own`;
  if (content !== 'text' && content !== 'none')
    return "A block type says what is in it: `content: 'text'` or 'none'";
  const missing = (['element', 'insert', 'check'] as const).find(
    (name) => typeof functions[name] !== 'function',
  );
  return missing && `A block type needs the function \`${missing}\``;
}

/** Block types of plugins. Documents keep the blocks of a removed plugin unchanged. */
export const blockTypes = createExtensionPoint<BlockType>().with({
  id: 'content-manager.block-types',
  key: ({ type }) => type,
  validate: checkBlockType,
});
