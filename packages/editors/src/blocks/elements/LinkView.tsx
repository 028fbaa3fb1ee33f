import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic } from 'slate-react';
import type { BlockViewProps } from './block-view-props.ts';
import { useBlocks } from '../blocks-context.ts';
import styles from './Elements.module.css';

/** A link in the text: a click opens its layer instead of following it. */
export function LinkView({ attributes, children, element }: BlockViewProps) {
  const editor = useSlateStatic();
  const { disabled, editLink } = useBlocks();
  return (
    <a
      {...attributes}
      className={styles['link']}
      href={String(element['url'])}
      onClick={(event) => {
        event.preventDefault();
        if (disabled) return;
        const at = ReactEditor.findPath(editor, element);
        Transforms.select(editor, Editor.end(editor, at));
        editLink();
      }}
      rel="noreferrer"
    >
      {children}
    </a>
  );
}
