import type { MediaFile } from '@admin/plugin-content-manager/points';

/** What has to be known of a file to draw it. */
export type DrawnFile = Pick<MediaFile, 'name' | 'mime' | 'url' | 'ext' | 'formats'> &
  Partial<Pick<MediaFile, 'width' | 'alternativeText'>>;

/**
 * The address of the smallest version of a picture that is at least so wide, or of the picture itself; undefined for
 * what is no picture.
 * @param width of the place that it is drawn in, in pixels of the device
 */
export function pictureAddress(file: DrawnFile, width: number): string | undefined {
  if (!file.mime.startsWith('image/')) return undefined;
  const fitting = Object.values(file.formats ?? {})
    .filter((format) => format.width >= width)
    .toSorted((one, other) => one.width - other.width);
  return fitting[0]?.url ?? file.url;
}

/** What a file is in a few capitals, `PDF`; undefined where nothing says it. */
export function extensionOf({ ext, name }: Pick<DrawnFile, 'ext' | 'name'>): string | undefined {
  const found = (ext || /\.[^.]+$/.exec(name)?.[0])?.slice(1);
  return found && found.length <= 5 ? found.toUpperCase() : undefined;
}
