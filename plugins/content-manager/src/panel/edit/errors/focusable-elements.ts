const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex="0"]';

<<<<<<< HEAD
function isTool(element: Element): boolean {
  return element.closest('[role=toolbar]') !== null;
}

/** What may take the cursor inside of an element, in the order of the page; tools of an editor come after its text. */
export function focusableElements(within: Element): readonly HTMLElement[] {
  const elements = [...within.querySelectorAll<HTMLElement>(focusable)];
  return [...elements.filter((element) => !isTool(element)), ...elements.filter(isTool)];
=======
/** What may take the cursor inside of an element, in the order of the page; an editor's text comes before its tools. */
export function focusableElements(within: Element): readonly HTMLElement[] {
  const elements = [...within.querySelectorAll<HTMLElement>(focusable)];
  const isText = (element: HTMLElement) => element.matches('[role=textbox]');
  return [...elements.filter(isText), ...elements.filter((element) => !isText(element))];
>>>>>>> 2121f30 (Write documents of blocks in an editor, with tools, snippets, lists, links, pictures, moves and the undo of the form)
}
