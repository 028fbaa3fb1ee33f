import type { MediaFile } from '@admin/plugin-content-manager/points';

/** A file as an entry holds it; of one that the user may not read, a server may tell no more than its id and name. */
export type FieldFile = Pick<MediaFile, 'id' | 'name'> & Partial<MediaFile>;

function isFile(value: unknown): value is FieldFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

/** The files in a media value, be it one, several or none. */
export function fieldFiles(value: unknown): readonly FieldFile[] {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.filter(isFile);
}

/** What the form of an entry holds of these files: a list, or one; null for none. */
export function fieldValue(files: readonly FieldFile[], isMultiple: boolean): unknown {
  if (files.length === 0) return null;
  return isMultiple ? files : files[0];
}

/** A file of the field as whoever draws it needs it: what is not told is nothing. */
export function wholeFile(file: FieldFile): MediaFile {
  return {
    alternativeText: null,
    caption: null,
    width: null,
    height: null,
    formats: null,
    hash: '',
    ext: null,
    mime: '',
    size: 0,
    url: '',
    previewUrl: null,
    provider: '',
    createdAt: '',
    updatedAt: '',
    ...file,
  };
}

/** The files with those that come: behind the others, each once; a single one takes the place of what was there. */
export function withAdded(
  files: readonly FieldFile[],
  added: readonly FieldFile[],
  isMultiple: boolean,
): readonly FieldFile[] {
  if (!isMultiple) return added.slice(0, 1);
  const known = new Set(files.map(({ id }) => id));
  return [...files, ...added.filter(({ id }) => !known.has(id))];
}

/** The files with another one in the place of one of them. */
export function withReplaced(
  files: readonly FieldFile[],
  id: number,
  other: FieldFile,
): readonly FieldFile[] {
  // One that stands elsewhere in the list already moves here.
  return files
    .filter((file) => file.id === id || file.id !== other.id)
    .map((file) => (file.id === id ? other : file));
}
