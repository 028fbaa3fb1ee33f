const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]';

function isTool(element: Element): boolean {
  return element.closest('[role=toolbar]') !== null;
}

/** What may take the cursor inside of an element, in the order of the page; tools of an editor come after its text. */
export function focusableElements(within: Element): readonly HTMLElement[] {
  const elements = [...within.querySelectorAll<HTMLElement>(focusable)];
  return [...elements.filter((element) => !isTool(element)), ...elements.filter(isTool)];
}
