import { createSlot } from '@radix-ui/react-slot';
import { useSelect } from 'downshift';
import { useMemo, type ReactNode, type Ref } from 'react';
import { useFieldControl, type FieldControlProps } from '../Field/index.ts';
import { ChevronsUpDown } from '../icons.ts';
import { Icon } from '../Icon/index.ts';
import { ListPopover, OptionContent, listboxStyles } from '../Listbox/index.ts';
import type { ControlSize } from '../TextInput/index.ts';
import styles from './Select.module.css';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** Help text of the option. Not shown while the list is closed. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldControlProps {
  readonly options: readonly SelectOption<Value>[];
  /** Selected option, or null. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** Text while no option is selected. */
  readonly placeholder?: string | undefined;
  /** Called to clear the selection. Adds a first option for it, with the text `labels.none`. */
  readonly onClear?: (() => void) | undefined;
  readonly size?: ControlSize | undefined;
  /** `container` fills the available width. `content` adapts to the selected text, for toolbars. */
  readonly width?: 'container' | 'content' | undefined;
  readonly labels?: SelectLabels | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export interface SelectLabels {
  /** Text of the option that clears the selection. */
  readonly none: string;
}

const english: SelectLabels = { none: 'None' };

/** Merges the caller's ref with the ref in downshift's props. */
const ToggleSlot = createSlot<HTMLButtonElement>('Select');

/** A row of the list. The row without an option clears the selection. */
interface Row<Value extends string> {
  readonly option: SelectOption<Value> | null;
  readonly label: string;
}

/**
 * A button that opens a list of options.
 *
 * Arrow keys, Home, End and typeahead move the highlight; Enter or Space selects. Escape closes the list without a
 * change.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = '',
  onClear,
  size = 'medium',
  width = 'container',
  labels = english,
  onBlur,
  ref,
  ...own
}: SelectProps<Value>) {
  const { name, disabled, ...control } = useFieldControl(own);
  const rows = useMemo<Row<Value>[]>(() => {
    const choices = options.map((option) => ({ option, label: option.label }));
    return onClear === undefined ? choices : [{ option: null, label: labels.none }, ...choices];
  }, [options, onClear, labels.none]);
  const chosenRow = rows.find(({ option }) => option?.value === value) ?? null;
  const chosen = chosenRow?.option ?? null;

  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<
    Row<Value>
  >({
    items: rows,
    selectedItem: chosenRow,
    itemToString: (row) => row?.label ?? '',
    itemToKey: (row) => row?.option?.value ?? null,
    isItemDisabled: ({ option }) => option?.disabled === true,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      if (selectedItem.option === null) onClear?.();
      else onValueChange(selectedItem.option.value);
    },
    stateReducer: (state, { type, changes }) =>
      // Leaving the control with Tab must not select the highlighted option.
      type === useSelect.stateChangeTypes.ToggleButtonBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
  });

  const toggle = (
    <ToggleSlot ref={ref}>
      <button
        {...getToggleButtonProps({ disabled: disabled ?? false, ...(onBlur && { onBlur }) })}
        {...control}
        className={styles.toggle}
        data-invalid={control['aria-invalid']}
        name={name}
        data-size={size}
        data-width={width}
        type="button"
      >
        {chosen?.icon}
        <span className={styles.value} data-placeholder={chosen === null || undefined}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon icon={ChevronsUpDown} size="small" tone="muted" />
      </button>
    </ToggleSlot>
  );

  return (
    <ListPopover anchor={toggle} open={isOpen}>
      <ul
        {...getMenuProps(
          { 'aria-label': control['aria-label'], 'aria-labelledby': control['aria-labelledby'] },
          { suppressRefError: true },
        )}
        className={listboxStyles['list']}
      >
        {rows.map((row, index) => {
          const isChosen = (row.option?.value ?? null) === value;
          return (
            <li
              {...getItemProps({ item: row, index, 'aria-selected': isChosen })}
              className={listboxStyles['option']}
              data-highlighted={highlightedIndex === index || undefined}
              data-kind={row.option === null ? 'none' : undefined}
              key={row.option?.value ?? ''}
            >
              <OptionContent
                hint={row.option?.hint}
                icon={row.option?.icon}
                isChosen={isChosen}
                label={row.label}
              />
            </li>
          );
        })}
      </ul>
    </ListPopover>
  );
}
