import { isWithin } from '../form/index.ts';

/** The field on the page that shows the value at a written path: the innermost one that holds it. */
export function fieldOf(root: HTMLElement, path: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset: { field } }) => field !== undefined && isWithin(field, path))
    .reduce<HTMLElement | undefined>(
      (inner, holder) => (inner && inner.contains(holder) ? holder : (inner ?? holder)),
      undefined,
    );
}
