import type { Entry } from '@admin/content-model';
import { RelativeTime } from '@admin/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ListedFile, MediaThumb } from './MediaCell.tsx';
import { publicationCell } from './ScalarCells.tsx';
import { entryName } from '../fields/labels.ts';
import styles from './PhoneRow.module.css';

export interface PhoneRowProps {
  readonly entry: Entry;
  /** The attribute that names the entries. */
  readonly titleName: string;
  /** The media attribute whose first file is shown, if the list has such a column. */
  readonly picture: string | undefined;
  /** Cells of columns that are shown on phones too. */
  readonly facts: readonly { readonly id: string; readonly cell: ReactNode }[];
  readonly hasStatus: boolean;
  /** True if the user may read `updatedAt`. */
  readonly hasTime: boolean;
}

function firstFile(value: unknown): ListedFile | undefined {
  const [file] = (Array.isArray(value) ? value : [value]) as readonly (ListedFile | null | undefined)[];
  return file ?? undefined;
}

/** An entry in two lines: name and picture; publication status and time of the last change. */
export function PhoneRow({ entry, facts, titleName, picture, hasStatus, hasTime }: PhoneRowProps) {
  const intl = useIntl();
  const file = picture === undefined ? undefined : firstFile(entry[picture]);
  return (
    <span className={styles.row}>
      {picture !== undefined && (
        <span className={styles.picture}>{file && <MediaThumb file={file} key={file.id} />}</span>
      )}
      <span className={styles.lines}>
        <span className={styles.name} dir="auto">
          {entryName(entry, titleName)}
        </span>
        <span className={styles.facts}>
          {hasStatus && publicationCell(entry, intl)}
          {facts.map(({ id, cell }) => (
            <span className={styles.fact} key={id}>
              {cell}
            </span>
          ))}
          {hasTime && <RelativeTime date={entry.updatedAt} locale={intl.locale} />}
        </span>
      </span>
    </span>
  );
}
