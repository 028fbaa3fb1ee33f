import { fileAddress } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Icon } from '@admin/ui';
import { FileIcon, FileImage, FileText, FileVideo, Music } from '@admin/ui/icons';
import { useState } from 'react';
import { kindOf, extensionOf, pictureAddress, type PictureFile } from './file-facts.ts';
import styles from './FilePicture.module.css';

const kindIcons = { images: FileImage, videos: FileVideo, audios: Music, files: FileText } as const;

export interface FilePictureProps {
  readonly file: PictureFile;
  /** Width of the place, in pixels of the page. */
  readonly width: number;
  /** @default 'cover' */
  readonly fit?: 'cover' | 'contain';
  /** The part of the picture that stays in sight, as CSS writes it. @default the middle */
  readonly position?: string | undefined;
  /** The words for those who do not see it; empty where the name stands beside it. @default '' */
  readonly alt?: string;
}

/** A file as a picture; one that is none, or that cannot be fetched, as the sign of its kind. Fills its place. */
export function FilePicture({ file, width, fit = 'cover', position, alt = '' }: FilePictureProps) {
  const { backendUrl } = useRuntime().config;
  const address = pictureAddress(file, width * Math.min(globalThis.devicePixelRatio || 1, 2));
  // Another file, or another version of it, is tried anew.
  const [gone, setGone] = useState<string | null>(null);
  if (address !== undefined && gone !== address) {
    return (
      <img
        alt={alt}
        className={styles.picture}
        data-fit={fit}
        decoding="async"
        draggable={false}
        loading="lazy"
        onError={() => setGone(address)}
        src={fileAddress(address, backendUrl)}
        {...(position === undefined ? {} : { style: { objectPosition: position } })}
      />
    );
  }
  const isSmall = width < 64;
  const extension = extensionOf(file);
  return (
    <span
      aria-hidden={alt === '' || undefined}
      className={styles.kind}
      data-size={isSmall ? 'small' : undefined}
      {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}
    >
      {(!isSmall || extension === undefined) && (
        <Icon icon={kindIcons[kindOf(file)] ?? FileIcon} size={isSmall ? 'small' : 'large'} />
      )}
      {extension !== undefined && <span>{extension}</span>}
    </span>
  );
}
