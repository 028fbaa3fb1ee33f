import type { FieldErrors } from '../form/index.ts';
import { fieldOf } from './field-of.ts';
import { focusableElements } from './focusable-elements.ts';

/**
 * Brings the first wrong field, in the order of the page, into view and puts the cursor into it.
 * @returns the paths of errors that no field on screen can show
 */
export function revealFirstError(root: HTMLElement, fieldErrors: FieldErrors): readonly string[] {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const found = [...fieldErrors.keys()].map((path) => ({ path, field: fieldOf(root, path) }));
  const first = fields.find((field) => found.some((fieldError) => fieldError.field === field));
  first?.scrollIntoView({ block: 'center' });
  if (first) focusableElements(first)[0]?.focus({ preventScroll: true });
  return found.filter(({ field }) => !field).map(({ path }) => path);
}
