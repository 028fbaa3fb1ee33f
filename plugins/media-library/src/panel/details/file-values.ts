import { isSameValue } from '@admin/content-model';
import type { FieldErrors } from '@admin/shell';
import type { FileInfo, FocalPoint, UploadedFile } from '../../file-schemas.ts';
import { focalPointOf } from '../files/focal-point.ts';
import { fileMessages } from './messages.ts';

/** The form values of a file; a cleared text is null, empty or absent. */
export interface FileValues {
  readonly name?: string | null;
  readonly alternativeText?: string | null;
  readonly caption?: string | null;
  /** Id of its folder; null for the top level. */
  readonly folder: number | null;
  /** Null for the centre. */
  readonly focalPoint: FocalPoint | null;
}

const maxLengths = {
  name: { count: 255, message: fileMessages.nameTooLong },
  alternativeText: { count: 1000, message: fileMessages.textTooLong },
  caption: { count: 1000, message: fileMessages.textTooLong },
} as const;

/** Returns the form values of a file. */
export function fileValues(file: UploadedFile): FileValues {
  const { name, alternativeText, caption, folder } = file;
  return {
    name,
    alternativeText: alternativeText ?? '',
    caption: caption ?? '',
    folder: folder?.id ?? null,
    focalPoint: focalPointOf(file),
  };
}

/** Validates the metadata of a file. */
export function checkFile(values: FileValues): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [name, { count, message }] of Object.entries(maxLengths)) {
    const text = values[name as keyof typeof maxLengths];
    if (text && text.length > count) errors[name] = message;
  }
  if (!values.name) errors['name'] = fileMessages.nameMissing;
  return errors;
}

const same = (one: FileValues[keyof FileValues], other: FileValues[keyof FileValues]): boolean =>
  isSameValue(one || null, other || null);

/** Returns the changed values in the form of a request. */
export function changedInfo(values: FileValues, before: FileValues): FileInfo {
  const { name, alternativeText, caption, folder, focalPoint } = values;
  return {
    ...(same(name, before.name) ? {} : { name: name || null }),
    ...(same(alternativeText, before.alternativeText) ? {} : { alternativeText: alternativeText || null }),
    ...(same(caption, before.caption) ? {} : { caption: caption || null }),
    ...(same(folder, before.folder) ? {} : { folder }),
    ...(same(focalPoint, before.focalPoint) ? {} : { focalPoint }),
  };
}
