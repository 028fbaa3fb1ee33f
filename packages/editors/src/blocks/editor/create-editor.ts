import { flushSync } from 'react-dom';
import { Editor, createEditor, type Descendant } from 'slate';
import { withReact } from 'slate-react';
import { withClipboard, type ClipboardHost, type PluginInline } from '../clipboard/with-clipboard.ts';
import { withFragments } from '../clipboard/with-fragments.ts';
import { noBlockMarks, noInlineElements, type BlockTypes } from '../nodes.ts';
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

/** Creates an editor of documents without a page: schema, text input and deletion. */
export function createDocumentEditor(
  types: BlockTypes,
  host: SnippetHost,
  base: Editor = createEditor(),
): Editor {
  const valid = withFragments(withRangeDeletion(withSchema(withValidSelection(base), types)));
  const input = withReplacing(withLinkTyping(withSnippets(withMarkShortcuts(valid), host)));
  return withDeletion(withBreaks(input));
}

/**
 * Renders a changed selection in the task that changed it. A later render sets the selection of the browser to that of the
 * editor, and on a busy machine a second press can come before: the word of a double click would be a cursor again.
 */
function withPromptSelection(editor: Editor): Editor {
  const { onChange } = editor;
  let { children } = editor;
  editor.onChange = (options) => {
    // A document that is replaced while React renders cannot be flushed.
    const isSameDocument = editor.children === children;
    children = editor.children;
    if (isSameDocument) flushSync(() => onChange(options));
    else onChange(options);
  };
  return editor;
}

/** Blocks per rendered chunk: a key press renders only its own chunk. */
const chunkSize = 16;

/** The editor of one field, with setters for what changes while it is open. */
export interface OpenedEditor {
  readonly editor: Editor;
  /** Sets the function that opens the image picker; undefined without a media library. */
  readonly setImagePicker: (choose: (() => void) | undefined) => void;
  /** Sets the block types of plugins. The current document is unchanged. */
  readonly setBlockTypes: (types: BlockTypes) => void;
  /** Sets the marks and inline elements of plugins that are pasted and copied. */
  readonly setPluginInline: (inline: PluginInline) => void;
}

/** Creates the editor of one field for the page. */
export function openBlocksEditor(
  types: BlockTypes,
  nodes: Descendant[],
  clipboard: Pick<ClipboardHost, 'onCut'>,
): OpenedEditor {
  let chooseImage: (() => void) | undefined;
  const known = new Map(types);
  let inline: PluginInline = { marks: noBlockMarks, inlines: noInlineElements };
  const base = withReact(createEditor());
  base.getChunkSize = (node) => (Editor.isEditor(node) ? chunkSize : null);
  const document = createDocumentEditor(known, { chooseImage: () => chooseImage }, base);
  const pasting = withClipboard(document, known, { ...clipboard, inline: () => inline });
  pasting.children = nodes;
  const editor = withPromptSelection(pasting);
  return {
    editor,
    setImagePicker: (choose) => void (chooseImage = choose),
    setPluginInline: (next) => void (inline = next),
    setBlockTypes(next) {
      known.clear();
      for (const [name, type] of next) known.set(name, type);
    },
  };
}
