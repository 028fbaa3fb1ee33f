import type { ReactNode } from 'react';
import { LazyContribution, type Contributed } from '@admin/shell/host';
import { Editor, Transforms } from 'slate';
import { ReactEditor, useSlateStatic, type RenderLeafProps } from 'slate-react';
import { blockMarks, type BlockMark } from '../../contract/block-marks.ts';
import { useBlocks } from '../blocks-context.ts';
import { listStyle, marks } from '../nodes.ts';
import { depthOf } from '../schema/with-schema.ts';
import type { BlockViewProps } from './plugin-block.ts';
import { RestoredText } from './RestoredText.tsx';
import styles from './Elements.module.css';

const tags = { bold: 'strong', italic: 'em', underline: 'u', strikethrough: 's', code: 'code' } as const;

interface PluginMarkProps {
  readonly mark: Contributed<BlockMark>;
  readonly children: ReactNode;
}

/** Text with a plugin's mark; without the mark while its component loads or if it fails. */
function PluginMarkView({ mark, children }: PluginMarkProps) {
  const written = <RestoredText>{children}</RestoredText>;
  return (
    <LazyContribution
      contribution={mark}
      instead={written}
      load={mark.element}
      pending={written}
      pointId={blockMarks.id}
      props={{ children: written }}
    />
  );
}

/** Text with its marks; those of plugins are outermost. */
export function LeafView({ attributes, children, leaf }: RenderLeafProps) {
  const { pluginMarks } = useBlocks();
  const marked = marks
    .filter((mark) => leaf[mark] === true)
    .reduce<ReactNode>((inner, mark) => {
      const Tag = tags[mark];
      return <Tag className={styles['mark']}>{inner}</Tag>;
    }, children as ReactNode);
  let outer = marked;
  for (const [name, mark] of pluginMarks)
    if (leaf[name] === true) outer = <PluginMarkView mark={mark}>{outer}</PluginMarkView>;
  return <span {...attributes}>{outer}</span>;
}

/** A link in the text: a click opens the link dialog instead of following the link. */
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

/** A list. A nested list is wrapped in an item, because HTML lists contain only items. */
export function ListView({ attributes, children, element }: BlockViewProps) {
  const { format } = element;
  const depth = depthOf(element);
  const List = format === 'ordered' ? 'ol' : 'ul';
  const list = { className: `${styles['block']} ${styles['list']}`, 'data-style': listStyle(format, depth) };
  if (depth === 0) {
    return (
      <List {...attributes} {...list}>
        {children}
      </List>
    );
  }
  return (
    <li {...attributes} className={styles['inner']}>
      <List {...list}>{children}</List>
    </li>
  );
}
