import type { Contributed } from '@admin/shell/host';
import { useCallback, useState } from 'react';
import { Editor, Transforms, type Path, type Range } from 'slate';
import { ReactEditor } from 'slate-react';
import { inlineElements, type InlineElement } from '../../contract/inline-elements.ts';
import type { BlockNode } from '../../contract/block-types.ts';
import { canInsertInline, currentInline, insertInline, removeInline } from '../commands/inlines.ts';
import { changedNode } from '../elements/plugin-block.ts';
import { inlineNode, inlineTextType, type InlineElements } from '../nodes.ts';
import { useFreshNode } from '../toolbar/use-fresh-node.ts';

/** The inline element that the form edits. Its position follows other changes of the document. */
export interface InlineTarget {
  readonly type: Contributed<InlineElement>;
  readonly node: BlockNode;
  /** The range that the form opens beside. */
  readonly range: Range;
  readonly save: (properties: Readonly<Record<string, unknown>>) => void;
  /** Removes the element and leaves its text; undefined for a new one. */
  readonly remove: (() => void) | undefined;
}

/** Returns the inline element at a path, for its form. */
function storedTarget(editor: Editor, type: Contributed<InlineElement>, path: Path): InlineTarget {
  const [wrapper] = Editor.node(editor, path) as [Parameters<typeof inlineNode>[0], Path];
  const node = inlineNode(wrapper);
  const ref = Editor.pathRef(editor, path);
  return {
    type,
    node,
    range: Editor.range(editor, path),
    save: (properties) => {
      const { children, ...changed } = changedNode(node, properties);
      const stored = wrapper.type === inlineTextType ? changed : { ...changed, children };
      if (ref.current) Transforms.setNodes(editor, { node: stored }, { at: ref.current, voids: true });
    },
    remove: () => ref.current && removeInline(editor, ref.current),
  };
}

/** Returns a new inline element for a selection. */
function newTarget(
  editor: Editor,
  type: Contributed<InlineElement>,
  range: Range,
  node: BlockNode,
): InlineTarget {
  const ref = Editor.rangeRef(editor, range, { affinity: 'inward' });
  return {
    type,
    node,
    range,
    save: (properties) => {
      const at = ref.unref();
      if (at) insertInline(editor, at, changedNode(node, properties), type.content);
    },
    remove: undefined,
  };
}

/** Returns the inline element whose form is open, and the function that opens the form or inserts an element without one. */
export function useInlineTarget(editor: Editor, types: InlineElements) {
  const [inline, setInline] = useState<InlineTarget | null>(null);
  const createNode = useFreshNode(inlineElements.id);
  const openInline = useCallback(
    (requested?: Contributed<InlineElement>, beforeChange?: () => void): boolean => {
      const [wrapper, path] = currentInline(editor) ?? [];
      const stored = wrapper && types.get(inlineNode(wrapper).type);
      if (path && stored && (requested === undefined || requested.type === stored.type)) {
        if (stored.form) setInline(storedTarget(editor, stored, path));
        return stored.form !== undefined;
      }
      if (requested === undefined || !canInsertInline(editor, requested.content)) return false;
      const node = createNode(requested);
      if (!node) return false;
      beforeChange?.();
      if (!editor.selection) return false;
      const target = newTarget(editor, requested, editor.selection, { ...node, type: requested.type });
      if (requested.form) setInline(target);
      else {
        target.save({});
        ReactEditor.focus(editor);
      }
      return true;
    },
    [editor, types, createNode],
  );
  const closeInline = useCallback(() => setInline(null), []);
  return { inline, openInline, closeInline };
}
