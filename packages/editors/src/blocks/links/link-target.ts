import { linkedEntry } from '@admin/content-model';
import { Editor, Node, type Path, type Range, type RangeRef } from 'slate';
import { changeLink, currentLink, insertLink, removeLink, type LinkText } from '../commands/links.ts';

/** The link that the dialog edits. Its position follows other changes of the document. */
export interface LinkTarget {
  readonly link: LinkText;
  readonly isNew: boolean;
  /** The range that the link covers. */
  readonly range: Range;
  readonly save: (link: LinkText) => void;
  /** Removes the link and leaves its words. */
  readonly remove: () => void;
  /** Leaves the document unchanged, except that a stored link without an address is removed. */
  readonly cancel: () => void;
}

function endOf(ref: RangeRef, finish: (range: Range) => void): void {
  const range = ref.unref();
  if (range) finish(range);
}

/** Returns the link at the cursor, or a new one for the selection; undefined without a selection. */
export function linkTarget(editor: Editor): LinkTarget | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  const [node, path] = currentLink(editor) ?? [];
  if (node && path) {
    const ref = Editor.pathRef(editor, path);
    const at = (finish: (path: Path) => void) => {
      const now = ref.unref();
      if (now) finish(now);
    };
    const url = String(node['url']);
    return {
      link: { words: Node.string(node), url, entry: linkedEntry(node) },
      isNew: false,
      range: Editor.range(editor, path),
      save: (link) => at((now) => changeLink(editor, now, link)),
      remove: () => at((now) => removeLink(editor, now)),
      cancel: () => at((now) => url === '' && removeLink(editor, now)),
    };
  }
  const ref = Editor.rangeRef(editor, selection, { affinity: 'inward' });
  return {
    link: { words: Editor.string(editor, selection), url: '' },
    isNew: true,
    range: selection,
    save: (link) => endOf(ref, (range) => insertLink(editor, range, link)),
    remove: () => void ref.unref(),
    // The selection is unchanged, or where the user has pressed beside the layer.
    cancel: () => void ref.unref(),
  };
}
