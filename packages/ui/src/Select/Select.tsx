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
  /** Second line of the option; not shown in the closed control. */
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldControlProps {
  readonly options: readonly SelectOption<Value>[];
  /** The chosen option; null while none is. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  /** Offers a first option that takes the choice back; its text is `labels.none`. */
  readonly onClear?: (() => void) | undefined;
  readonly size?: ControlSize | undefined;
  /** `content` is as wide as the chosen text, for toolbars; `container` fills its place in a form. */
  readonly width?: 'container' | 'content' | undefined;
  readonly labels?: SelectLabels | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

export interface SelectLabels {
  /** Text of the option that takes the choice back. */
  readonly none: string;
}

const english: SelectLabels = { none: 'None' };

/** Joins the caller's ref to downshift's, which travels in the props of its getter. */
const ToggleSlot = createSlot<HTMLButtonElement>('Select');

/** A row of the list; the one without an option takes the choice back. */
interface Row<Value extends string> {
  readonly option: SelectOption<Value> | null;
  readonly label: string;
}

/**
 * One of several options in a list that opens. Typing jumps to an option, arrow keys, Home and End move, Enter or
 * Space chooses, Escape closes and changes nothing.
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
      // Leaving the control by Tab must not choose what happened to be highlighted.
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
