import type { MediaAttribute } from '@admin/content-model';
import { Skeleton } from '@admin/ui';
import type { CSSProperties } from 'react';
import styles from './MediaSkeleton.module.css';

export interface MediaSkeletonProps {
  readonly attribute: MediaAttribute;
  readonly value: unknown;
}

/** Pixels: an empty field, the card of a single file, a row of several, and the line that adds another one. */
const heights = { empty: 98, card: 144, row: 86, add: 50 };

/** Returns the height of a media field without its label, in pixels. */
export function mediaHeight({ attribute, value }: MediaSkeletonProps): number {
  const files = Array.isArray(value) ? value.length : Number(value !== null && value !== undefined);
  const rows = attribute.multiple === true ? files * heights.row + heights.add : heights.card;
  return files === 0 ? heights.empty : rows;
}

/** The placeholder of a media field while its code loads, so that the fields below it do not move. */
export function MediaSkeleton(props: MediaSkeletonProps) {
  const style: CSSProperties & Record<'--skeleton-height', string> = {
    '--skeleton-height': `${mediaHeight(props)}px`,
  };
  return (
    <div aria-busy className={styles['skeleton']} data-kind="media" style={style}>
      <Skeleton shape="block" />
    </div>
  );
}
