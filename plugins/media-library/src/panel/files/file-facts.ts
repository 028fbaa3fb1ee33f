import { mediaKinds, type MediaKind } from '@admin/content-model';
import type { MediaFile } from '@admin/plugin-content-manager/points';
import type { IntlShape } from 'react-intl';

/** The media type prefixes of the three kinds; every other type is of the kind "file". */
const beginnings = { images: 'image', videos: 'video', audios: 'audio' } as const;

type OwnKind = keyof typeof beginnings;

const ownKinds = Object.keys(beginnings) as readonly OwnKind[];

/** Returns the kind of a media type such as `image/png`. */
export function kindOf({ mime }: { readonly mime: string }): MediaKind {
  return ownKinds.find((kind) => mime.startsWith(`${beginnings[kind]}/`)) ?? 'files';
}

/** Returns whether a file is of one of these kinds; an empty list means all. */
export function isOfKinds(file: { readonly mime: string }, kinds: readonly MediaKind[]): boolean {
  return kinds.length === 0 || kinds.includes(kindOf(file));
}

/** Returns the `accept` attribute of a file input for these kinds; empty for all. */
export function acceptOf(kinds: readonly MediaKind[]): readonly string[] {
  if (kinds.length === 0 || kinds.includes('files')) return [];
  return ownKinds.filter((kind) => kinds.includes(kind)).map((kind) => `${beginnings[kind]}/*`);
}

/** A condition of a file list, in the form of a request. */
export type FileCondition = Readonly<Record<string, unknown>>;

/** Returns the conditions that limit a list to files of these kinds; none for all. */
export function kindConditions(kinds: readonly MediaKind[]): readonly FileCondition[] {
  if (kinds.length === 0 || mediaKinds.every((kind) => kinds.includes(kind))) return [];
  if (kinds.includes('files')) {
    return ownKinds
      .filter((kind) => !kinds.includes(kind))
      .map((kind) => ({ mime: { $notContains: `${beginnings[kind]}/` } }));
  }
  const wanted = ownKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => ({ mime: { $contains: `${beginnings[kind]}/` } }));
  const [only, ...others] = wanted;
  if (!only) return [];
  return others.length === 0 ? [only] : [{ $or: wanted }];
}

type Unit = 'kilobyte' | 'megabyte' | 'gigabyte';

/** The unit that follows each one, 1,000 times as large. */
const larger: Readonly<Record<Unit, Unit | undefined>> = {
  kilobyte: 'megabyte',
  megabyte: 'gigabyte',
  gigabyte: undefined,
};

/** Formats a size, `1.2 MB`. @param kilobytes the stored size */
export function fileSize(intl: IntlShape, kilobytes: number): string {
  // Sizes are stored with two digits, so the number of bytes of a smaller file is unknown.
  if (kilobytes < 1) {
    return `< ${intl.formatNumber(1, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' })}`;
  }
  let value = kilobytes;
  let unit: Unit = 'kilobyte';
  while (value >= 1000 && larger[unit] !== undefined) {
    value /= 1000;
    unit = larger[unit] ?? unit;
  }
  const maximumFractionDigits = value >= 100 || unit === 'kilobyte' ? 0 : 1;
  return intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
}

/** The properties that are needed to display a file. */
export type PictureFile = Pick<MediaFile, 'name' | 'mime' | 'url' | 'ext' | 'formats'> &
  Partial<Pick<MediaFile, 'width' | 'alternativeText'>>;

/**
 * Returns the address of the smallest version of a picture that is at least this wide, or of the picture itself;
 * undefined for other files.
 * @param width of the container, in device pixels
 */
export function pictureAddress(file: PictureFile, width: number): string | undefined {
  if (!file.mime.startsWith('image/')) return undefined;
  const fitting = Object.values(file.formats ?? {})
    .filter((format) => format.width >= width)
    .toSorted((one, other) => one.width - other.width);
  return fitting[0]?.url ?? file.url;
}

/** Returns the type of a file as a short label, `PDF`; undefined if it is unknown. */
export function extensionOf({ ext, name }: Pick<PictureFile, 'ext' | 'name'>): string | undefined {
  const found = (ext || /\.[^.]+$/.exec(name)?.[0])?.slice(1);
  return found && found.length <= 5 ? found.toUpperCase() : undefined;
}
