/** An input that writes on blur, such as a half-typed time, gets the chance to; the cursor stays where it is. */
export function settleInputs(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
