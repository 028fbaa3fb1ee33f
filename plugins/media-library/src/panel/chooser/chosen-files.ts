import type { MediaFile } from '@admin/plugin-content-manager/points';

/** The chosen files after one was pressed: of several it goes in or out, a single one takes the place of the other. */
export function pressedFile(
  chosen: readonly MediaFile[],
  file: MediaFile,
  isMultiple: boolean,
): readonly MediaFile[] {
  if (!isMultiple) return [file];
  const others = chosen.filter(({ id }) => id !== file.id);
  return others.length === chosen.length ? [...chosen, file] : others;
}

/** The chosen files and one more, as it was uploaded; a single one takes the place of the other. */
export function withFile(
  chosen: readonly MediaFile[],
  file: MediaFile,
  isMultiple: boolean,
): readonly MediaFile[] {
  if (!isMultiple) return [file];
  return chosen.some(({ id }) => id === file.id) ? chosen : [...chosen, file];
}
