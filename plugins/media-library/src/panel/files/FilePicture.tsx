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
  /** The width of the container, in CSS pixels. */
  readonly width: number;
  /** @defaultValue 'cover' */
  readonly fit?: 'cover' | 'contain';
  /** The part of the picture that stays visible, as a CSS position. @defaultValue the centre */
  readonly position?: string | undefined;
  /** The alternative text; empty if the name is beside it. @defaultValue '' */
  readonly alt?: string;
}

/** A file as a picture, or the icon of its kind if it is none or cannot be loaded. Fills its container. */
export function FilePicture({ file, width, fit = 'cover', position, alt = '' }: FilePictureProps) {
  const { backendUrl } = useRuntime().config;
  const address = pictureAddress(file, width * Math.min(globalThis.devicePixelRatio || 1, 2));
  // Another file, or another version of it, is loaded again.
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
