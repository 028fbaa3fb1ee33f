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

/** Brings a field into view and puts the cursor into it; where nothing in it takes one, the field itself is focused. */
function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' });
  const [first] = focusableElements(field);
  if (!first) field.tabIndex = -1;
  (first ?? field).focus({ preventScroll: true });
}

/** Leads to the field on the page that shows the value at a written path; stays where one is if there is none. */
export function revealField(root: HTMLElement, path: string): void {
  const field = fieldOf(root, path);
  if (field) focusField(field);
}

/**
 * Leads to the first wrong field in the order of the page.
 * @returns the paths of errors that no field on screen can show
 */
export function revealFirstError(root: HTMLElement, fieldErrors: FieldErrors): readonly string[] {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const found = [...fieldErrors.keys()].map((path) => ({ path, field: fieldOf(root, path) }));
  const first = fields.find((field) => found.some((fieldError) => fieldError.field === field));
  if (first) focusField(first);
  return found.filter(({ field }) => !field).map(({ path }) => path);
}
