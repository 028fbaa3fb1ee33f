const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]';

/** What may take the cursor inside of an element, in the order of the page. */
export function focusableElements(within: Element): readonly HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(focusable)];
}
