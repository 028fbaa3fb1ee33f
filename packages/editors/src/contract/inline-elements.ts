import type { BlockRenderer } from '@admin/blocks-html';
import type { MessageDescriptor, MessageValue } from '@admin/shell';
import { createExtensionPoint, type IconSource, type Lazy, type Placed } from '@admin/shell/host';
import type { ReactNode } from 'react';
import { builtInTypes, type BlockNode } from './block-types.ts';

/** The props of the component that renders an inline element in the editor. */
export interface InlineElementProps {
  readonly node: BlockNode;
  /** The editable text of an element whose `content` is `text`, for the component to place; otherwise absent. */
  readonly children?: ReactNode;
  /** Makes the document read-only. */
  readonly disabled: boolean;
  /** True if the cursor is in the element. */
  readonly isSelected: boolean;
}

/** The props of the form that edits an inline element, in a popover beside it. */
export interface InlineFormProps {
  readonly node: BlockNode;
  /** Sets properties of the node, except `type`, `children` and `text`; `undefined` removes one. Inserts a new element. */
  readonly onSave: (properties: Readonly<Record<string, unknown>>) => void;
  readonly onCancel: () => void;
  /** Removes the element and leaves its text; undefined for a new one. */
  readonly onRemove: (() => void) | undefined;
}

/** An element that texts can contain, such as a footnote or a mention. */
export interface InlineElement extends Placed {
  /** The `type` of its nodes in stored documents, by the rules for the types of blocks: `notes.footnote`. */
  readonly type: string;
  /** `text`: the element is around a text with marks. `none`: it is a single character for the cursor. */
  readonly content: 'none' | 'text';
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
  /** Further search terms for the slash menu, separated by commas. */
  readonly keywords?: MessageDescriptor;
  readonly element: Lazy<InlineElementProps>;
  /** Edits the properties. @default the element has none to edit */
  readonly form?: Lazy<InlineFormProps>;
  /** Returns a new node. An element around text receives the selected text as `children`. */
  readonly insert: () => BlockNode;
  /**
   * Validates a stored or pasted node and returns the error, or undefined. The text of an invalid element is shown instead,
   * and the element stays in the document unchanged. The node is unvalidated: its properties can have any value.
   */
  readonly check: (node: BlockNode) => MessageValue | undefined;
  /** Reads an element from pasted HTML; null for any other HTML. @default the element cannot be pasted from HTML */
  readonly fromHtml?: (element: Element) => BlockNode | null;
  /** Renders the element as HTML, for the clipboard and for websites. Pure. @default its text */
  readonly toHtml?: BlockRenderer;
}

/** An inline element that may be incomplete, from an author without type checking. */
type Unchecked = { readonly [name in keyof InlineElement]?: unknown };

/** Returns the first error in an inline element, or undefined. */
function checkInlineElement({ type, content, ...functions }: Unchecked): string | undefined {
  if (typeof type !== 'string' || type === '') return 'An inline element needs the `type` of its nodes';
  if (builtInTypes.includes(type)) return `Nodes of the type '${type}' are built in`;
  if (content !== 'text' && content !== 'none')
    return "The `content` of an inline element must be 'text' or 'none'";
  const missing = (['element', 'insert', 'check'] as const).find(
    (name) => typeof functions[name] !== 'function',
  );
  return missing && `An inline element needs the function \`${missing}\``;
}

/** Inline elements of plugins. Documents keep the elements of a removed plugin unchanged. */
export const inlineElements = createExtensionPoint<InlineElement>().with({
  id: 'content-manager.inline-elements',
  key: ({ type }) => type,
  validate: checkInlineElement,
});
