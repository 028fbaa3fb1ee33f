import type { MediaAttribute } from '@admin/content-model';
import { Skeleton } from '@admin/ui';
import type { CSSProperties } from 'react';
import styles from './EditorSkeleton.module.css';

export interface EditorSkeletonProps {
  readonly kind: 'blocks' | 'json' | 'markdown';
  /** The text that the editor will show. */
  readonly text: string;
}

/** The placeholder of an editor while its code loads, as high as the editor. */
export function EditorSkeleton({ kind, text }: EditorSkeletonProps) {
  // Lines of JSON do not wrap, so their number gives the height of the editor.
  const lines = Math.max(6, text.split('\n').length);
  const heights = { blocks: '532px', markdown: '410px', json: `calc(${lines} * 1.25rem + 14px)` };
  return <BlockSkeleton height={heights[kind]} kind={kind} />;
}

export interface MediaSkeletonProps {
  readonly attribute: MediaAttribute;
  readonly value: unknown;
}

/** Pixels: an empty field, the card of a single file, a row of several, and the line that adds another one. */
const mediaHeights = { empty: 98, card: 144, row: 86, add: 50 };

/** The placeholder of a media field while its code loads, so that the fields below it do not move. */
export function MediaSkeleton({ attribute, value }: MediaSkeletonProps) {
  const files = Array.isArray(value) ? value.length : Number(value !== null && value !== undefined);
  const rows = attribute.multiple === true ? files * mediaHeights.row + mediaHeights.add : mediaHeights.card;
  return <BlockSkeleton height={`${files === 0 ? mediaHeights.empty : rows}px`} kind="media" />;
}

function BlockSkeleton({ kind, height }: { readonly kind: string; readonly height: string }) {
  const style: CSSProperties & Record<'--skeleton-height', string> = { '--skeleton-height': height };
  return (
    <div aria-busy className={styles['skeleton']} data-kind={kind} style={style}>
      <Skeleton shape="block" />
    </div>
  );
}
