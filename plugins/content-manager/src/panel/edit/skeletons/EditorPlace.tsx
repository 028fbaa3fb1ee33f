import { Skeleton } from '@admin/ui';
import type { CSSProperties } from 'react';
import styles from './EditorPlace.module.css';

export interface EditorPlaceProps {
  readonly kind: 'blocks' | 'json' | 'markdown';
  /** The text that the editor will show. */
  readonly text: string;
}

/** Lines of JSON are never broken, so that the editor's height is known before it is there. */
function heightOf({ kind, text }: EditorPlaceProps): string {
  if (kind === 'blocks') return '532px';
  return kind === 'markdown' ? '410px' : `calc(${Math.max(6, text.split('\n').length)} * 1.25rem + 14px)`;
}

/** Where an editor will stand, as high as that, while its code is on its way. */
export function EditorPlace(props: EditorPlaceProps) {
  const height: CSSProperties & Record<'--place-height', string> = { '--place-height': heightOf(props) };
  return (
    <div aria-busy className={styles['place']} data-kind={props.kind} style={height}>
      <Skeleton shape="block" />
    </div>
  );
}
