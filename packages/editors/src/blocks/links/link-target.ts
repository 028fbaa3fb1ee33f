import { linkedEntry } from '@admin/content-model';
import { Editor, Node, type Path, type Range, type RangeRef } from 'slate';
import { changeLink, currentLink, insertLink, removeLink, type LinkText } from '../commands/links.ts';

/** The link that a layer is open for. It follows its place while something else changes. */
export interface LinkTarget {
  readonly link: LinkText;
  readonly isNew: boolean;
  /** What the link covers. */
  readonly range: Range;
  readonly save: (link: LinkText) => void;
  /** Takes the link away and leaves its words. */
  readonly remove: () => void;
  /** Leaves the document as it was; a stored link without an address goes. */
  readonly cancel: () => void;
}

function endOf(ref: RangeRef, finish: (range: Range) => void): void {
  const range = ref.unref();
  if (range) finish(range);
}

/** The link at the cursor, or the one that what is selected would become; undefined while the cursor is nowhere. */
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
