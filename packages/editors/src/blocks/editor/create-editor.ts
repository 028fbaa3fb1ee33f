import { Editor, createEditor, type Descendant } from 'slate';
import { withReact } from 'slate-react';
import { withClipboard, type ClipboardHost } from '../clipboard/with-clipboard.ts';
import { withFragments } from '../clipboard/with-fragments.ts';
import type { BlockTypes } from '../nodes.ts';
import { withSchema, withValidSelection } from '../schema/with-schema.ts';
import { withBreaks } from '../typing/with-breaks.ts';
import { withDeletion, withRangeDeletion } from '../typing/with-deletion.ts';
import {
  withLinkTyping,
  withMarkShortcuts,
  withReplacing,
  withSnippets,
  type SnippetHost,
} from '../typing/with-text-input.ts';

/** An editor of documents with everything but the page: what is typed into it, and what the document may hold. */
export function createDocumentEditor(
  types: BlockTypes,
  host: SnippetHost,
  base: Editor = createEditor(),
): Editor {
  const valid = withFragments(withRangeDeletion(withSchema(withValidSelection(base), types)));
  const input = withReplacing(withLinkTyping(withSnippets(withMarkShortcuts(valid), host)));
  return withDeletion(withBreaks(input));
}

/** So many blocks are drawn as one part: a key press looks at its own part only. */
const chunkSize = 16;

/** The editor of one field, and what tells it what there is on the page beside it. */
export interface OpenedEditor {
  readonly editor: Editor;
  /** Lets the user choose a picture from now on; undefined while there is nothing to choose from. */
  readonly setImagePicker: (choose: (() => void) | undefined) => void;
  /** Knows these blocks of plugins from now on. What it holds stays as it is. */
  readonly setBlockTypes: (types: BlockTypes) => void;
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
    setImagePicker: (choose) => void (chooseImage = choose),
    setBlockTypes(next) {
      known.clear();
      for (const [name, type] of next) known.set(name, type);
    },
  };
}
