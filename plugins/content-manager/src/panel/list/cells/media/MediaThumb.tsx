import { fileAddress, useRuntime } from '@admin/shell';
import { Icon, VisuallyHidden } from '@admin/ui';
import { FileIcon } from '@admin/ui/icons';
import { useState } from 'react';
import { kindOfFile, pictureOf, type ListedFile } from './listed-file.ts';
import styles from './media.module.css';
import { shortName } from '../values/short-name.ts';

export interface MediaThumbProps {
  readonly file: ListedFile;
}

/** A file in the shape of a small picture, four to three. One that is no picture, or is gone, says what kind it is. */
export function MediaThumb({ file }: MediaThumbProps) {
  const { backendUrl } = useRuntime().config;
  const [isGone, setGone] = useState(false);
  const picture = pictureOf(file);
  const name = shortName(file.name);
  if (picture !== undefined && !isGone) {
    return (
      <img
        alt={file.alternativeText || name}
        className={styles.thumb}
        decoding="async"
        loading="lazy"
        onError={() => setGone(true)}
        src={fileAddress(picture, backendUrl)}
        title={name}
      />
    );
  }
  const kind = kindOfFile(file);
  return (
    <span className={styles.thumb} title={name}>
      {kind === undefined ? <Icon icon={FileIcon} /> : <span aria-hidden>{kind}</span>}
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
