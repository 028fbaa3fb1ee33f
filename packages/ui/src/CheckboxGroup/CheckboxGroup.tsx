import { useId, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import styles from './CheckboxGroup.module.css';

/** An option of a group. */
export interface CheckboxGroupItem {
  /** Unique among the items of all groups that share a selection. */
  readonly id: string;
  readonly label: ReactNode;
}

export interface CheckboxGroupProps {
  /** Name of the group, and text of the checkbox that selects all items. */
  readonly label: string;
  /** Accessible name of that checkbox: "Everything on Article". */
  readonly allLabel: string;
  readonly items: readonly CheckboxGroupItem[];
  /** Ids of the selected items, those of other groups included. */
  readonly selected: ReadonlySet<string>;
  /** Called with the ids that are selected or deselected. */
  readonly onSelectionChange: (ids: readonly string[], isSelected: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** Id of the element with the error of the groups. Marks the first checkbox as invalid. */
  readonly errorId?: string | undefined;
  /** Content below the items, such as what they have in common. */
  readonly children?: ReactNode;
}

/**
 * Options that are selected one by one or together, such as the actions on a content type.
 *
 * Groups follow each other with lines between them. `--checkbox-group-inset` of the parent is their distance to its edges.
 */
export function CheckboxGroup({
  label,
  allLabel,
  items,
  selected,
  onSelectionChange,
  disabled = false,
  errorId,
  children,
}: CheckboxGroupProps) {
  const id = useId();
  const count = items.filter((item) => selected.has(item.id)).length;
  const state = disabled ? { disabled } : {};
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <VisuallyHidden asChild>
        <legend>{label}</legend>
      </VisuallyHidden>
      <VisuallyHidden asChild>
        <span id={`${id}-all`}>{allLabel}</span>
      </VisuallyHidden>
      <div className={styles.all}>
        <Checkbox
          {...(errorId !== undefined && { 'aria-invalid': true, 'aria-describedby': errorId })}
          {...state}
          aria-labelledby={`${id}-all`}
          checked={count === 0 ? false : count === items.length || 'indeterminate'}
          label={label}
          onCheckedChange={(isSelected) =>
            onSelectionChange(
              items.map((item) => item.id),
              isSelected,
            )
          }
        />
      </div>
      <div className={styles.items}>
        {items.map((item) => (
          <Checkbox
            {...state}
            checked={selected.has(item.id)}
            key={item.id}
            label={item.label}
            onCheckedChange={(isSelected) => onSelectionChange([item.id], isSelected)}
          />
        ))}
      </div>
      {children !== undefined && <div className={styles.details}>{children}</div>}
    </fieldset>
  );
}
