import type { UseComboboxReturnValue } from 'downshift';
import type { ComponentPropsWithRef } from 'react';
import { OptionContent, listboxStyles } from '../Listbox/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { actionValue } from './combobox-behaviour.ts';
import type { ComboboxLabels, ComboboxOption } from './combobox-option.ts';

/** Id, role, name and ref of the list, provided by downshift. */
export type ComboboxMenuProps = ComponentPropsWithRef<'ul'>;

export interface ComboboxListProps {
  readonly combobox: Pick<UseComboboxReturnValue<ComboboxOption>, 'getItemProps' | 'highlightedIndex'>;
  /** The options, followed by the action if there is one. */
  readonly options: readonly ComboboxOption[];
  readonly value: ComboboxOption | null;
  readonly loading: boolean;
  readonly labels: ComboboxLabels;
  readonly menuProps: ComboboxMenuProps;
}

/** The open list of a combobox, with a status line for loading and empty results. */
export function ComboboxList({ combobox, options, value, loading, labels, menuProps }: ComboboxListProps) {
  const isEmpty = options.every(({ value: one }) => one === actionValue);
  return (
    <>
      <ul {...menuProps} aria-busy={loading || undefined} className={listboxStyles['list']}>
        {options.map((option, index) => (
          <li
            {...combobox.getItemProps({ item: option, index })}
            className={listboxStyles['option']}
            data-action={option.value === actionValue || undefined}
            data-highlighted={combobox.highlightedIndex === index || undefined}
            key={option.value}
          >
            <OptionContent
              hint={option.hint}
              icon={option.icon}
              isChosen={option.value === value?.value}
              label={option.label}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite" className={listboxStyles['status']}>
        {loading ? (
          <>
            <Spinner />
            {labels.loading}
          </>
        ) : (
          isEmpty && labels.empty
        )}
      </div>
    </>
  );
}
