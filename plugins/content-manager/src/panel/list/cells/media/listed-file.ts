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
