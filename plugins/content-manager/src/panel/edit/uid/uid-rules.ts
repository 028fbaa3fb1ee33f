import { isUid } from '@admin/content-model';

/** The pause in typing before a uid is checked, in milliseconds. */
export const uidCheckDelay = 300;

/** The time that the note about a free uid is shown, in milliseconds. */
export const uidNoteTime = 4_000;

/**
 * Returns whether to check if a uid is free: it differs from the saved one and contains only letters, digits, hyphen,
 * underscore, dot and tilde.
 */
export function shouldCheckUid(value: unknown, saved: unknown): value is string {
  if (typeof value !== 'string' || value === saved) return false;
  const trimmed = value.trim();
  return trimmed !== '' && isUid(trimmed);
}

/** Returns whether a uid is generated automatically: it is required and missing. */
export function shouldGenerateUid(value: unknown, required: boolean): boolean {
  return required && (value === null || value === undefined || value === '');
}
