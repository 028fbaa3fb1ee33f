/** A file as a summary shows it. */
export interface ShownFile {
  readonly name: string;
  /** Address of its thumbnail; null for files that are not pictures. */
  readonly thumbnail: string | null;
}

interface WireFile {
  readonly name: string;
  readonly url?: unknown;
  readonly mime?: unknown;
  readonly formats?: { readonly thumbnail?: { readonly url?: unknown } } | null;
}

function isFile(value: unknown): value is WireFile {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}

function thumbnailOf({ formats, url, mime }: WireFile): string | null {
  const small = formats?.thumbnail?.url;
  if (typeof small === 'string') return small;
  return typeof url === 'string' && typeof mime === 'string' && mime.startsWith('image/') ? url : null;
}

/** The files in a media value, be it one, several or none. */
export function filesOf(value: unknown): readonly ShownFile[] {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.filter(isFile).map((file) => ({ name: file.name, thumbnail: thumbnailOf(file) }));
}
