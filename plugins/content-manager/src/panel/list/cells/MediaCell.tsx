import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Icon, VisuallyHidden } from '@admin/ui';
import { FileIcon } from '@admin/ui/icons';
import { useState } from 'react';
import type { CellProps } from './cell-props.ts';
import styles from './cells.module.css';

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

/** What a list knows of a file. */
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

/** Longer ones than this do not fit into the place of a picture. */
const longestKind = 4;

/** What kind a file is in a few capitals, `PDF`; undefined where its name does not say. */
export function kindOfFile({ ext, name }: Pick<ListedFile, 'ext' | 'name'>): string | undefined {
  const kind = (ext || /\.[^.]+$/.exec(name)?.[0])?.slice(1);
  return kind && kind.length <= longestKind ? kind.toUpperCase() : undefined;
}

/** The address of the smallest picture of a file; undefined for a file that is none. */
export function pictureOf({ mime, formats, url }: ListedFile): string | undefined {
  return mime?.startsWith('image/') ? (formats?.thumbnail?.url ?? url) : undefined;
}

const longest = 100;

/** A file's name in at most 100 characters, and three dots for the rest. */
export function shortName(name: string): string {
  return name.length > longest ? `${name.slice(0, longest)}...` : name;
}
