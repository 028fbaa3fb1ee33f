import type { ReactNode } from 'react';
import type { RenderLeafProps } from 'slate-react';
import { marks } from '../model/nodes.ts';
import styles from './Elements.module.css';

const tags = { bold: 'strong', italic: 'em', underline: 'u', strikethrough: 's', code: 'code' } as const;

/** A stretch of letters with its marks. */
export function LeafView({ attributes, children, leaf }: RenderLeafProps) {
  const marked = marks
    .filter((mark) => leaf[mark] === true)
    .reduce<ReactNode>((inner, mark) => {
      const Tag = tags[mark];
      return <Tag className={styles['mark']}>{inner}</Tag>;
    }, children as ReactNode);
  return <span {...attributes}>{marked}</span>;
}
