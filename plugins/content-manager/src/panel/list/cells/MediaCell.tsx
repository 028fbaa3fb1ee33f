import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Icon, VisuallyHidden } from '@admin/ui';
import { FileIcon } from '@admin/ui/icons';
import { type ReactNode, useState } from 'react';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';

/** The maximum number of thumbnails; further files are counted. */
const maxThumbs = 3;

/** Returns the first files as thumbnails, and the number of further files. */
export function mediaCell({ value }: CellProps): ReactNode {
  const files = (Array.isArray(value) ? value : [value]) as readonly ListedFile[];
  const more = files.length - maxThumbs;
  return (
    <span className={styles.media}>
      {files.slice(0, maxThumbs).map((file) => (
        <MediaThumb file={file} key={file.id} />
      ))}
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </span>
  );
}

export interface MediaThumbProps {
  readonly file: ListedFile;
}

/** A thumbnail of a file, 4:3. Files that are not images, or are missing, show their type. */
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

/** A file as lists contain it. */
export interface ListedFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  /** With its dot: `.pdf`. */
  readonly ext?: string | null;
  readonly mime?: string | null;
  readonly alternativeText?: string | null;
  readonly formats?: { readonly thumbnail?: { readonly url: string } } | null;
}

/** The longest file type that fits into a thumbnail. */
const maxKindLength = 4;

/** Returns the type of a file in capitals, such as `PDF`; undefined without a short extension. */
export function kindOfFile({ ext, name }: Pick<ListedFile, 'ext' | 'name'>): string | undefined {
  const kind = (ext || /\.[^.]+$/.exec(name)?.[0])?.slice(1);
  return kind && kind.length <= maxKindLength ? kind.toUpperCase() : undefined;
}

/** Returns the address of the smallest version of an image; undefined for other files. */
export function pictureOf({ mime, formats, url }: ListedFile): string | undefined {
  return mime?.startsWith('image/') ? (formats?.thumbnail?.url ?? url) : undefined;
}

const longest = 100;

/** Returns a file name, cut to 100 characters and three dots. */
export function shortName(name: string): string {
  return name.length > longest ? `${name.slice(0, longest)}...` : name;
}
