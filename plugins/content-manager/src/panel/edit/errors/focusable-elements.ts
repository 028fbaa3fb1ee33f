const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]';

function isText(element: Element): boolean {
  return element.matches('[role=textbox]');
}

/** What may take the cursor inside of an element, in the order of the page; an editor's text comes before its tools. */
export function focusableElements(within: Element): readonly HTMLElement[] {
  const elements = [...within.querySelectorAll<HTMLElement>(focusable)];
  return [...elements.filter(isText), ...elements.filter((element) => !isText(element))];
}
