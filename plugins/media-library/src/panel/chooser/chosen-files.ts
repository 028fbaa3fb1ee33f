import type { MediaFile } from '@admin/plugin-content-manager/points';

/** Returns the selection after a click: it adds or removes one of several files, or replaces a single one. */
export function pressedFile(
  chosen: readonly MediaFile[],
  file: MediaFile,
  isMultiple: boolean,
): readonly MediaFile[] {
  if (!isMultiple) return [file];
  const others = chosen.filter(({ id }) => id !== file.id);
  return others.length === chosen.length ? [...chosen, file] : others;
}

/** Returns the selection with an uploaded file, which replaces a single one. */
export function withFile(
  chosen: readonly MediaFile[],
  file: MediaFile,
  isMultiple: boolean,
): readonly MediaFile[] {
  if (!isMultiple) return [file];
  return chosen.some(({ id }) => id === file.id) ? chosen : [...chosen, file];
}
