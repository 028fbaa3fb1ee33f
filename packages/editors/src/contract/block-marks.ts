import type { MarkRenderer } from '@admin/blocks-html';
import type { MessageDescriptor } from '@admin/shell';
import { createExtensionPoint, type IconSource, type Lazy, type Placed } from '@admin/shell/host';
import type { ReactNode } from 'react';

/** The props of the component that renders marked text in the editor. */
export interface MarkElementProps {
  /** The editable text, for the component to place. */
  readonly children: ReactNode;
}

/** A mark that text can have, such as a highlight. */
export interface BlockMark extends Placed {
  /**
   * The property of marked texts in stored documents, whose value is `true`: the id of the plugin, a dot and a name, such
   * as `notes.highlight`. Other keys are reported (`ID_FOREIGN`), since a second plugin may use them; renaming it later
   * requires a migration of stored documents.
   */
  readonly mark: string;
  readonly label: MessageDescriptor;
  readonly icon: IconSource;
  /** Keys that toggle the mark, such as `Mod+Shift+H`. Built-in keys of the editor take precedence. @default none */
  readonly shortcut?: string;
  readonly element: Lazy<MarkElementProps>;
  /** Returns whether a pasted element has the mark. Its own tag then sets no built-in mark. @default no element has it */
  readonly fromHtml?: (element: Element) => boolean;
  /**
   * Renders the mark as HTML around its content, for the clipboard and for websites. Pure; returns a description of
   * elements, which is limited to safe elements.
   * @default the content without the mark
   */
  readonly toHtml?: MarkRenderer;
}

/** A mark that may be incomplete, from an author without type checking. */
type UncheckedMark = { readonly [name in keyof BlockMark]?: unknown };

/** The built-in properties of texts. */
const builtIn = ['bold', 'italic', 'underline', 'strikethrough', 'code', 'type', 'text', 'children'];

/** Returns the first error in a mark, or undefined. */
function checkMark({ mark, element, shortcut, fromHtml, toHtml }: UncheckedMark): string | undefined {
  if (typeof mark !== 'string' || mark === '') return 'A mark needs the `mark`, the property of its texts';
  if (builtIn.includes(mark)) return `The property '${mark}' of texts is built in`;
  if (typeof element !== 'function') return 'A mark needs the function `element`';
  if (shortcut !== undefined && typeof shortcut !== 'string')
    return 'The `shortcut` of a mark must be a string';
  const invalid = Object.entries({ fromHtml, toHtml }).find(
    ([, value]) => value !== undefined && typeof value !== 'function',
  );
  return invalid && `\`${invalid[0]}\` of a mark must be a function`;
}

/** Marks of plugins. Documents keep the marks of a removed plugin unchanged. */
export const blockMarks = createExtensionPoint<BlockMark>().with({
  id: 'content-manager.block-marks',
  key: ({ mark }) => mark,
  validate: checkMark,
});
