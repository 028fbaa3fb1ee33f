import { act } from '@testing-library/react';

/** The user that pastes: the result of `userEvent.setup()` of `@testing-library/user-event`, or its default export. */
interface Typist {
  readonly paste: (text: string) => Promise<void>;
}

/** Fills an empty field in one step, as from the clipboard: for tests that do not concern single keys. */
export async function fillField(user: Typist, field: HTMLElement, value: string): Promise<void> {
  act(() => field.focus());
  await user.paste(value);
}
