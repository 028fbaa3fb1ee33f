const focusable = 'a, button, input, select';

/** Puts the caret where it was. In a field for addresses a browser moves it only while that is one for any text. */
function setCaret(field: HTMLInputElement, { selectionStart, selectionEnd }: HTMLInputElement): void {
  const { type } = field;
  if (type === 'email') field.type = 'text';
  field.setSelectionRange(selectionStart, selectionEnd);
  field.type = type;
}

/** Returns the values of the document's sign-in form by field name; empty without one. */
export function earlySignInValues(): Readonly<Record<string, string | boolean>> {
  const fields = globalThis.adminEarlySignIn?.page.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
  return Object.fromEntries(
    [...fields].map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  );
}

/**
 * Puts the panel's form in the place of the document's, once it is drawn with the values of that one: the focus and
 * the caret stay where they are.
 * @returns whether the form was sent already, and is now to be sent by the panel
 */
export function resumeSignIn(): boolean {
  const early = globalThis.adminEarlySignIn;
  if (!early) return false;
  globalThis.adminEarlySignIn = undefined;
  const { activeElement } = document;
  const focusIndex = [...early.page.querySelectorAll(focusable)].findIndex((part) => part === activeElement);
  early.page.remove();
  const part = document.querySelectorAll<HTMLElement>(focusable)[focusIndex];
  part?.focus();
  if (
    part instanceof HTMLInputElement &&
    activeElement instanceof HTMLInputElement &&
    part.type !== 'checkbox'
  ) {
    setCaret(part, activeElement);
  }
  return early.isSent();
}
