import type { Editor } from 'slate';
import { currentKind, isOutsideText, type BlockKind } from '../commands/block-kind.ts';
import { spansBlocks } from '../commands/links.ts';
import { currentMarks } from '../commands/format.ts';

/** The state of the toolbar at the cursor. */
export interface ToolbarState {
  readonly kind: BlockKind | undefined;
  readonly marks: readonly string[];
  readonly isOutsideText: boolean;
  readonly spansBlocks: boolean;
}

export function toolbarState(editor: Editor): ToolbarState {
  return {
    // Without a selection, the first key press goes to a paragraph.
    kind: editor.selection ? currentKind(editor) : 'paragraph',
    marks: currentMarks(editor),
    isOutsideText: isOutsideText(editor),
    spansBlocks: spansBlocks(editor),
  };
}

export function isSameState(one: ToolbarState | null, other: ToolbarState): boolean {
  return (
    one !== null &&
    one.kind === other.kind &&
    one.marks.join() === other.marks.join() &&
    one.isOutsideText === other.isOutsideText &&
    one.spansBlocks === other.spansBlocks
  );
}
