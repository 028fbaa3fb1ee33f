import { mediaKinds, type MediaKind } from '@admin/content-model';

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
