import * as Primitive from '@radix-ui/react-toolbar';
import type { RefCallback } from 'react';
import { Icon, type IconDefinition } from '../Icon/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import styles from './Toolbar.module.css';

export interface ToolbarButtonProps {
  /** Accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: IconDefinition;
  readonly onPress: () => void;
  /** Keyboard shortcut to display in the tooltip. The button does not bind it. */
  readonly shortcut?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly ref?: RefCallback<HTMLButtonElement> | undefined;
}

/** A tool that runs a command. */
export function ToolbarButton({ label, icon, onPress, shortcut, disabled = false, ref }: ToolbarButtonProps) {
  return (
    <Tooltip content={label} purpose="name" shortcut={shortcut}>
      <Primitive.Button
        className={styles.tool}
        aria-label={label}
        disabled={disabled}
        onClick={onPress}
        ref={ref}
      >
        <Icon icon={icon} />
      </Primitive.Button>
    </Tooltip>
  );
}
