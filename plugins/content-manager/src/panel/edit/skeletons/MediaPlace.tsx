import type { MediaAttribute } from '@admin/content-model';
import { Skeleton } from '@admin/ui';
import type { CSSProperties } from 'react';
import styles from './EditorPlace.module.css';

export interface MediaPlaceProps {
  readonly attribute: MediaAttribute;
  readonly value: unknown;
}

/** Pixels: an empty field, the card of a single file, a row of several, and the line that adds another one. */
const heights = { empty: 98, card: 144, row: 86, add: 50 };

function heightOf({ attribute, value }: MediaPlaceProps): number {
  const files = Array.isArray(value) ? value.length : Number(value !== null && value !== undefined);
  if (files === 0) return heights.empty;
  return attribute.multiple === true ? files * heights.row + heights.add : heights.card;
}

/** Reserves the height of a media field while its code loads, so that the fields below it do not move. */
export function MediaPlace(props: MediaPlaceProps) {
  const height: CSSProperties & Record<'--place-height', string> = {
    '--place-height': `${heightOf(props)}px`,
  };
  return (
    <div aria-busy className={styles['place']} data-kind="media" style={height}>
      <Skeleton shape="block" />
    </div>
  );
}
