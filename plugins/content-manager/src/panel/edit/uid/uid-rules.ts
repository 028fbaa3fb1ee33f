import { isUid } from '@admin/content-model';

/** How long typing has to pause before a uid is checked, milliseconds. */
export const uidCheckDelay = 300;

/** How long the note that a uid is free stays, milliseconds. */
export const uidNoteTime = 4_000;

/**
 * Whether it makes sense to ask if a uid is free: it differs from the saved one and has only letters,
 * digits, hyphen, underscore, dot and tilde.
 */
export function shouldCheckUid(value: unknown, saved: unknown): value is string {
  if (typeof value !== 'string' || value === saved) return false;
  const trimmed = value.trim();
  return trimmed !== '' && isUid(trimmed);
}

/** Whether a uid is made without being asked for: it is needed and there is none. */
export function shouldGenerateUid(value: unknown, required: boolean): boolean {
  return required && (value === null || value === undefined || value === '');
}
