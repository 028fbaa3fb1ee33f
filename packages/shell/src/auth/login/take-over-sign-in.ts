const focusable = 'a, button, input, select';

/** Restores the caret. Browsers set the selection of an email field only while its type is text. */
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
 * Replaces the form of the document by the one of the panel, which has been rendered with its values; the focus and the
 * caret stay.
 * @returns true if the user has submitted the form, so that the panel submits it
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
