import { Skeleton } from '@admin/ui';
import type { CSSProperties } from 'react';
import styles from './EditorSkeleton.module.css';

export interface EditorSkeletonProps {
  readonly kind: 'blocks' | 'json' | 'markdown';
  /** The text that the editor will show. */
  readonly text: string;
}

/** Returns the height of an editor as a CSS length. JSON lines never wrap, so that it follows from their number. */
export function editorHeight({ kind, text }: EditorSkeletonProps): string {
  if (kind === 'blocks') return '532px';
  return kind === 'markdown' ? '410px' : `calc(${Math.max(6, text.split('\n').length)} * 1.25rem + 14px)`;
}

/** A placeholder of the height of an editor, shown while the editor's code loads. */
export function EditorSkeleton(props: EditorSkeletonProps) {
  const height: CSSProperties & Record<'--skeleton-height', string> = {
    '--skeleton-height': editorHeight(props),
  };
  return (
    <div aria-busy className={styles['skeleton']} data-kind={props.kind} style={height}>
      <Skeleton shape="block" />
    </div>
  );
}
