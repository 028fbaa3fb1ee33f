import { createEditor, type Editor } from 'slate';
import { withFragments } from '../clipboard/with-fragments.ts';
import type { BlockTypes } from '../model/block-types.ts';
import { withSchema } from '../schema/with-schema.ts';
import { withSoundSelection } from '../schema/with-sound-selection.ts';
import { withBreaks } from '../typing/with-breaks.ts';
import { withDeletion } from '../typing/with-deletion.ts';
import { withLinkTyping } from '../typing/with-link-typing.ts';
import { withMarkShortcuts } from '../typing/with-mark-shortcuts.ts';
import { withRangeDeletion } from '../typing/with-range-deletion.ts';
import { withReplacing } from '../typing/with-replacing.ts';
import { withSnippets, type SnippetHost } from '../typing/with-snippets.ts';

/** An editor of documents with everything but the page: what is typed into it, and what the document may hold. */
export function createDocumentEditor(
  types: BlockTypes,
  host: SnippetHost,
  base: Editor = createEditor(),
): Editor {
  const kept = withFragments(withRangeDeletion(withSchema(withSoundSelection(base), types)));
  const typed = withReplacing(withLinkTyping(withSnippets(withMarkShortcuts(kept), host)));
  return withDeletion(withBreaks(typed));
}
