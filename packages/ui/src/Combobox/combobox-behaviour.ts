import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

/** Value of the entry that is the action of a list. */
export const actionValue = '\u0000action';

interface Labelled {
  readonly value?: string | undefined;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The options whose label or hint contains every word of the query, whatever its case and accents. */
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

/**
 * Leaving the field and pressing Escape close the list and nothing else: no option is chosen because it happened to
 * be highlighted, none is lost, and the text of the choice comes back.
 */
export function keepChoice<Option extends Labelled>(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const text = state.selectedItem?.label ?? '';
  const isLeft =
    type === useCombobox.stateChangeTypes.InputBlur ||
    type === useCombobox.stateChangeTypes.InputKeyDownEscape;
  // Before the action is looked for: leaving the field while it is highlighted must not run it.
  if (isLeft) return { ...changes, selectedItem: state.selectedItem, inputValue: text };
  // The action is no choice: the text of the choice stays.
  return changes.selectedItem?.value === actionValue ? { ...changes, inputValue: text } : changes;
}

/** As {@link keepChoice}, for a field that hands on what is chosen and is empty again, ready for the next search. */
export function handOnChoice<Option extends Labelled>(
  state: UseComboboxState<Option>,
  options: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const changes = keepChoice(state, options);
  return changes.selectedItem ? { ...changes, inputValue: '' } : changes;
}

/** As {@link handOnChoice}; the list stays open after a choice, so that several can be made. */
export function handOnSeveral<Option extends Labelled>(
  state: UseComboboxState<Option>,
  options: UseComboboxStateChangeOptions<Option>,
): Partial<UseComboboxState<Option>> {
  const changes = handOnChoice(state, options);
  const isChoice = changes.selectedItem && changes.selectedItem.value !== actionValue;
  return isChoice ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes;
}
