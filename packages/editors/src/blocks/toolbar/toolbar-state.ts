import type { Editor } from 'slate';
import { currentKind, isOutsideText, type BlockKind } from '../commands/block-kind.ts';
import { canInsertInline, currentInline } from '../commands/inlines.ts';
import { spansBlocks } from '../commands/links.ts';
import { currentMarks } from '../commands/format.ts';
import { inlineNode } from '../nodes.ts';

/** The state of the toolbar at the cursor. */
export interface ToolbarState {
  readonly kind: BlockKind | undefined;
  readonly marks: readonly string[];
  readonly isOutsideText: boolean;
  readonly spansBlocks: boolean;
  /** The type of the inline element at the cursor. */
  readonly inline: string | undefined;
  /** The contents of inline elements that can be inserted. */
  readonly canInsert: readonly string[];
}

export function toolbarState(editor: Editor): ToolbarState {
  const inline = currentInline(editor);
  return {
    // Without a selection, the first key press goes to a paragraph.
    kind: editor.selection ? currentKind(editor) : 'paragraph',
    marks: currentMarks(editor),
    isOutsideText: isOutsideText(editor),
    spansBlocks: spansBlocks(editor),
    inline: inline && inlineNode(inline[0]).type,
    canInsert: (['none', 'text'] as const).filter((content) => canInsertInline(editor, content)),
  };
}

export function isSameState(one: ToolbarState | null, other: ToolbarState): boolean {
  return (
    one !== null &&
    one.kind === other.kind &&
    one.marks.join() === other.marks.join() &&
    one.isOutsideText === other.isOutsideText &&
    one.spansBlocks === other.spansBlocks &&
    one.inline === other.inline &&
    one.canInsert.join() === other.canInsert.join()
  );
}
