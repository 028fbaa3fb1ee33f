import { fieldOf } from './field-of.ts';
import { focusableElements } from './focusable-elements.ts';

/** Brings a field into view and puts the cursor into it; where nothing in it takes one, the field itself is focused. */
export function focusField(field: HTMLElement): void {
  // What is folded away can neither be scrolled to nor focused.
  field.closest('details')?.setAttribute('open', '');
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
