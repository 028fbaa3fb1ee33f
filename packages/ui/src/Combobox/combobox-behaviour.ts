import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

/** Value of the list item that represents the action. */
export const actionValue = '\u0000action';

interface Labelled {
  readonly value?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Returns the options whose label or hint contains every word of the query. Ignores case and accents. */
export function filterOptions<Option extends Labelled>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** Keeps the selection and restores its text when the list is closed by Escape or by leaving the field. */
export function keepChoice<Option extends Labelled>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const text = state.selectedItem?.label ?? '';
  const isLeft =
    type === useCombobox.stateChangeTypes.InputBlur ||
    type === useCombobox.stateChangeTypes.InputKeyDownEscape;
  // Checked before the action: leaving the field while it is highlighted must not run it.
  if (isLeft) return { ...changes, selectedItem: state.selectedItem, inputValue: text };
  // The action does not change the selection, so the text of the selection remains.
  return changes.selectedItem?.value === actionValue ? { ...changes, inputValue: text } : changes;
}

/** Like {@link keepChoice}, but clears the text after each selection. */
export function clearAfterChoice<Option extends Labelled>(
  state: UseComboboxState<Option>,
  options: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const changes = keepChoice(state, options);
  return changes.selectedItem ? { ...changes, inputValue: '' } : changes;
}

/** Like {@link clearAfterChoice}, but keeps the list open after a selection. */
export function stayOpenAfterChoice<Option extends Labelled>(
  state: UseComboboxState<Option>,
  options: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const changes = clearAfterChoice(state, options);
  const isChoice = changes.selectedItem && changes.selectedItem.value !== actionValue;
  return isChoice ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
}
