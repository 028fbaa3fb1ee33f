import { createEditor, Editor, type Descendant } from 'slate';
import { withReact } from 'slate-react';
import type { BlockTypes } from '../model/block-types.ts';
import { withClipboard, type ClipboardHost } from '../clipboard/with-clipboard.ts';
import { createDocumentEditor } from './create-document-editor.ts';

/** So many blocks are drawn as one part: a key press looks at its own part only. */
const chunkSize = 16;

/** The editor of one field, and what tells it what there is on the page beside it. */
export interface OpenedEditor {
  readonly editor: Editor;
  /** Lets the user choose a picture from now on; undefined while there is nothing to choose from. */
  readonly offerImages: (choose: (() => void) | undefined) => void;
  /** Knows these blocks of plugins from now on. What it holds stays as it is. */
  readonly offerTypes: (types: BlockTypes) => void;
}

/** Creates the editor of one field, on the page. */
export function openBlocksEditor(
  types: BlockTypes,
  nodes: Descendant[],
  clipboard: ClipboardHost,
): OpenedEditor {
  let chooseImage: (() => void) | undefined;
  const known = new Map(types);
  const base = withReact(createEditor());
  base.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null);
  const document = createDocumentEditor(known, { chooseImage: () => chooseImage }, base);
  const editor = withClipboard(document, known, clipboard);
  editor.children = nodes;
  return {
    editor,
    offerImages: (choose) => void (chooseImage = choose),
    offerTypes(next) {
      known.clear();
      for (const [name, type] of next) known.set(name, type);
    },
  };
}
