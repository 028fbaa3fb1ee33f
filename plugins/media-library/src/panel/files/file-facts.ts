import { mediaKinds, type MediaKind } from '@admin/content-model';
import type { MediaFile } from '@admin/plugin-content-manager/points';
import type { IntlShape } from 'react-intl';

/** How types of the three kinds begin that have a kind of their own; whatever else there is counts as a file. */
const beginnings = { images: 'image', videos: 'video', audios: 'audio' } as const;

type OwnKind = keyof typeof beginnings;

const ownKinds = Object.keys(beginnings) as readonly OwnKind[];

/** What kind of file a type such as `image/png` makes it. */
export function kindOf({ mime }: { readonly mime: string }): MediaKind {
  return ownKinds.find((kind) => mime.startsWith(`${beginnings[kind]}/`)) ?? 'files';
}

/** Whether a file is of one of these kinds; none named are all. */
export function isOfKinds(file: { readonly mime: string }, kinds: readonly MediaKind[]): boolean {
  return kinds.length === 0 || kinds.includes(kindOf(file));
}

/** What the file dialog of the system offers for these kinds, as in the `accept` attribute; empty for everything. */
export function acceptOf(kinds: readonly MediaKind[]): readonly string[] {
  if (kinds.length === 0 || kinds.includes('files')) return [];
  return ownKinds.filter((kind) => kinds.includes(kind)).map((kind) => `${beginnings[kind]}/*`);
}

/** One condition of a list of files, as the server takes it. */
export type FileCondition = Readonly<Record<string, unknown>>;

/** The conditions by which a list holds files of these kinds only; none where they are all wanted. */
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

/** The unit that is a thousand of one. */
const larger: Readonly<Record<Unit, Unit | undefined>> = {
  kilobyte: 'megabyte',
  megabyte: 'gigabyte',
  gigabyte: undefined,
};

/** A size in words, `1.2 MB`. @param kilobytes as files say it */
export function fileSize(intl: IntlShape, kilobytes: number): string {
  // Sizes are stored with two digits, so the bytes of a smaller file are not known.
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

/** What has to be known of a file to draw it. */
export type PictureFile = Pick<MediaFile, 'name' | 'mime' | 'url' | 'ext' | 'formats'> &
  Partial<Pick<MediaFile, 'width' | 'alternativeText'>>;

/**
 * The address of the smallest version of a picture that is at least so wide, or of the picture itself; undefined for
 * what is no picture.
 * @param width of the place that it is drawn in, in pixels of the device
 */
export function pictureAddress(file: PictureFile, width: number): string | undefined {
  if (!file.mime.startsWith('image/')) return undefined;
  const fitting = Object.values(file.formats ?? {})
    .filter((format) => format.width >= width)
    .toSorted((one, other) => one.width - other.width);
  return fitting[0]?.url ?? file.url;
}

/** What a file is in a few capitals, `PDF`; undefined where nothing says it. */
export function extensionOf({ ext, name }: Pick<PictureFile, 'ext' | 'name'>): string | undefined {
  const found = (ext || /\.[^.]+$/.exec(name)?.[0])?.slice(1);
  return found && found.length <= 5 ? found.toUpperCase() : undefined;
}
