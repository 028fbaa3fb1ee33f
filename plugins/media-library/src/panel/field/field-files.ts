import type { MediaFile } from '@admin/plugin-content-manager/points';

/** A file in an entry. If the user may not read it, a server may return only its id and name. */
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

/** Returns the files in a media value: one, several or none. */
export function fieldFiles(value: unknown): readonly FieldFile[] {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.filter(isFile);
}

/** Returns the value of a media field: a list, or a single file; null without any. */
export function fieldValue(files: readonly FieldFile[], isMultiple: boolean): unknown {
  if (files.length === 0) return null;
  return isMultiple ? files : files[0];
}

/** Returns a file with all properties; missing ones are empty. */
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

/** Returns the files with added ones at the end, without duplicates; a single one is replaced. */
export function withAdded(
  files: readonly FieldFile[],
  added: readonly FieldFile[],
  isMultiple: boolean,
): readonly FieldFile[] {
  if (!isMultiple) return added.slice(0, 1);
  const known = new Set(files.map(({ id }) => id));
  return [...files, ...added.filter(({ id }) => !known.has(id))];
}

/** Returns the files with one of them replaced. */
export function withReplaced(
  files: readonly FieldFile[],
  id: number,
  other: FieldFile,
): readonly FieldFile[] {
  // If the new file is elsewhere in the list, it moves here.
  return files
    .filter((file) => file.id === id || file.id !== other.id)
    .map((file) => (file.id === id ? other : file));
}
