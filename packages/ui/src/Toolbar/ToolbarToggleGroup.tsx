import * as Primitive from '@radix-ui/react-toolbar';
import type { RefCallback } from 'react';
import { Icon, type IconDefinition } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import styles from './Toolbar.module.css';

export interface ToolbarToggle {
  readonly value: string;
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: IconDefinition;
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly elementRef?: RefCallback<HTMLButtonElement> | undefined;
}

interface SharedProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly items: readonly ToolbarToggle[];
}

interface SingleProps extends SharedProps {
  /** At most one toggle is on, such as the alignment of a paragraph. */
  readonly mode: 'single';
  /** Value of the toggle that is on; an empty string if none is. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

interface MultipleProps extends SharedProps {
  /** Each toggle is on or off independently, such as bold and italic. */
  readonly mode: 'multiple';
  readonly value: string[];
  readonly onValueChange: (value: string[]) => void;
}

export type ToolbarToggleGroupProps = SingleProps | MultipleProps;

/** A group of toggles in a toolbar. */
export function ToolbarToggleGroup(props: ToolbarToggleGroupProps) {
  const shared = {
    'aria-label': props.label,
    className: styles.group,
    children: props.items.map((item) => <Toggle key={item.value} {...item} />),
  };
  return props.mode === 'single' ? (
    <Primitive.ToggleGroup
      {...shared}
      type="single"
      value={props.value}
      onValueChange={props.onValueChange}
    />
  ) : (
    <Primitive.ToggleGroup
      {...shared}
      type="multiple"
      value={props.value}
      onValueChange={props.onValueChange}
    />
  );
}

function Toggle({ value, label, icon, shortcut, disabled = false, elementRef }: ToolbarToggle) {
  return (
    <Tooltip content={label} purpose="name" shortcut={shortcut}>
      <Primitive.ToggleItem
        className={styles.tool}
        value={value}
        aria-label={label}
        disabled={disabled}
        ref={elementRef}
      >
        <Icon icon={icon} />
      </Primitive.ToggleItem>
    </Tooltip>
  );
}
