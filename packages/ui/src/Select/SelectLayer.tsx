import { useSelect } from 'downshift';
import { useLayoutEffect } from 'react';
import type { LateTrigger } from '../LateTrigger/index.ts';
import { ListPopover, OptionContent, listboxStyles } from '../Listbox/index.ts';
import type { SelectRow } from './select-option.ts';

export interface SelectLayerProps {
  readonly trigger: LateTrigger & { readonly element: HTMLElement };
  readonly rows: readonly SelectRow[];
  readonly chosen: SelectRow | null;
  readonly onChoose: (row: SelectRow) => void;
  readonly disabled: boolean;
  /** Start of the id of the list. */
  readonly id: string;
  /** Id of the button. */
  readonly toggleId: string | undefined;
  readonly label: string | undefined;
  readonly labelledBy: string | undefined;
}

/** Attributes of the button that change while it is used. Set without React, since the button belongs to `Select`. */
const states = ['aria-activedescendant', 'aria-expanded'] as const;

/** The list of a select, and its keyboard control. */
export function SelectLayer({
  trigger,
  rows,
  chosen,
  onChoose,
  disabled,
  id,
  toggleId,
  label,
  labelledBy,
}: SelectLayerProps) {
  const { isOpen, highlightedIndex, getToggleButtonProps, getMenuProps, getItemProps } = useSelect<SelectRow>(
    {
      items: [...rows],
      selectedItem: chosen,
      menuId: `${id}menu`,
      ...(toggleId === undefined ? {} : { toggleButtonId: toggleId }),
      itemToString: (row) => row?.label ?? '',
      itemToKey: (row) => row?.option?.value ?? null,
      isItemDisabled: ({ option }) => option?.disabled === true,
      onSelectedItemChange: ({ selectedItem }) => {
        if (selectedItem !== null) onChoose(selectedItem);
      },
      stateReducer: (state, { type, changes }) =>
        // Leaving the control with Tab must not select the highlighted option.
        type === useSelect.stateChangeTypes.ToggleButtonBlur
          ? { ...changes, selectedItem: state.selectedItem }
          : changes,
    },
  );
  const { ref, onBlur, onClick, onKeyDown, ...attributes } = getToggleButtonProps(
    { disabled },
    { suppressRefError: true },
  ) as ToggleProps;
  const { element, listen } = trigger;
  useLayoutEffect(() => {
    ref(element);
    for (const name of states) element.setAttribute(name, String(attributes[name] ?? ''));
    listen({ onBlur, onClick, onKeyDown });
  });
  useLayoutEffect(
    () => () => {
      listen(null);
      element.setAttribute('aria-expanded', 'false');
    },
    [element, listen],
  );
  return (
    <ListPopover anchor={element} open={isOpen}>
      <ul
        {...getMenuProps({ 'aria-label': label, 'aria-labelledby': labelledBy }, { suppressRefError: true })}
        className={listboxStyles['list']}
      >
        {rows.map((row, index) => {
          const isChosen = (row.option?.value ?? null) === (chosen?.option?.value ?? null);
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

/** The props that downshift passes to the button. */
interface ToggleProps {
  readonly ref: (element: HTMLElement | null) => void;
  readonly onBlur: (event: never) => void;
  readonly onClick: (event: never) => void;
  readonly onKeyDown: (event: never) => void;
  readonly 'aria-activedescendant': string;
  readonly 'aria-expanded': boolean;
}
