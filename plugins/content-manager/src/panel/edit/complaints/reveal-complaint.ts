import { isWithin, type FieldErrors } from '../form/index.ts';
import { focusableElements } from './focusable-elements.ts';

/** The paths of the fields on screen that hold a wrong value, the innermost field for each. */
function fieldOf(fields: readonly HTMLElement[], path: string): HTMLElement | undefined {
  const holders = fields.filter(({ dataset: { field } }) => field !== undefined && isWithin(field, path));
  return holders.reduce<HTMLElement | undefined>(
    (inner, holder) => (inner && inner.contains(holder) ? holder : (inner ?? holder)),
    undefined,
  );
}

/**
 * Brings the first wrong field, in the order of the page, into view and puts the cursor into it.
 * @returns the paths of complaints that no field on screen can show
 */
export function revealFirstComplaint(root: HTMLElement, complaints: FieldErrors): readonly string[] {
  const fields = [...root.querySelectorAll<HTMLElement>('[data-field]')];
  const found = [...complaints.keys()].map((path) => ({ path, field: fieldOf(fields, path) }));
  const first = fields.find((field) => found.some((complaint) => complaint.field === field));
  first?.scrollIntoView({ block: 'center' });
  if (first) focusableElements(first)[0]?.focus({ preventScroll: true });
  return found.filter(({ field }) => !field).map(({ path }) => path);
}
