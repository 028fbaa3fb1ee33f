import type { CellProps } from '../cell-props.ts';
import type { ListedFile } from './listed-file.ts';
import styles from './media.module.css';
import { MediaThumb } from './MediaThumb.tsx';

/** How many files are drawn before the rest is only counted. */
const drawn = 3;

/** Files: pictures as pictures, others by what kind they are; three of several, then how many more. */
export function MediaCell({ value }: CellProps) {
  const files = (Array.isArray(value) ? value : [value]) as readonly ListedFile[];
  const more = files.length - drawn;
  return (
    <span className={styles.media}>
      {files.slice(0, drawn).map((file) => (
        <MediaThumb file={file} key={file.id} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}
