import type { FieldErrors } from '../form/index.ts';
import { fieldOf } from './field-of.ts';
import { focusableElements } from './focusable-elements.ts';

/**
 * The path of the first error in the order of the page. It can lead into an item that is closed, and then to a field
 * that is not on the page yet.
 */
export function firstWrongPath(root: HTMLElement, fieldErrors: FieldErrors): string | undefined {
  const order = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const placeOf = (path: string): number => {
    const field = fieldOf(root, path);
    return field ? order.indexOf(field) : order.length;
  };
  return [...fieldErrors.keys()].toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}

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
