import type { BaseText, Descendant } from 'slate';
import type { ReactEditor } from 'slate-react';

/** An element of the document: a block, an item of a list, or a link. What else it holds goes by its type. */
export interface BlockElement {
  type: string;
  children: Descendant[];
  [property: string]: unknown;
}

declare module 'slate' {
  interface CustomTypes {
    Editor: ReactEditor;
    Element: BlockElement;
    Text: BaseText & { readonly [property: string]: unknown };
  }
}
