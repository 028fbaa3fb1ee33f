import * as Primitive from '@radix-ui/react-tabs';
import { useState, type ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { Icon, type IconDefinition } from '../Icon/index.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDefinition | undefined;
  /** A count or a `Badge` after the label. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** Content of the tab. Rendered while the tab is selected; with `keepsOpened`, it remains mounted after that. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Id of the selected tab (controlled). */
  readonly value?: string | undefined;
  /** Id of the initially selected tab (uncontrolled). @defaultValue the first item */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((id: string) => void) | undefined;
  /** `automatic` selects a tab on focus. `manual` requires Enter or Space; use it if content is slow to render. @defaultValue 'automatic' */
  readonly activation?: 'automatic' | 'manual' | undefined;
  /**
   * Keeps tabs mounted, but hidden, after they were selected once, so that their state is preserved.
   * Requires `value`.
   * @defaultValue false
   */
  readonly keepsOpened?: boolean | undefined;
}

/** Organizes content into tabs, of which one is visible. The tab list scrolls horizontally if it does not fit. */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  keepsOpened = false,
}: TabsProps) {
  const opened = useOpened(value);
  const first = defaultValue ?? items[0]?.id;
  return (
    <Primitive.Root
      className={styles.tabs}
      dir={useDirection()}
      activationMode={activation}
      {...(value === undefined ? {} : { value })}
      {...(first === undefined ? {} : { defaultValue: first })}
      {...(onValueChange === undefined ? {} : { onValueChange })}
    >
      <Primitive.List className={styles.list} aria-label={label}>
        {items.map(({ id, label: text, icon, badge, disabled = false }) => (
          <Primitive.Trigger key={id} className={styles.tab} value={id} disabled={disabled}>
            {icon !== undefined && <Icon icon={icon} />}
            {text} {badge !== undefined && <span className={styles.badge}>{badge}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map(({ id, content }) => (
        <Primitive.Content
          key={id}
          className={styles.panel}
          value={id}
          {...(keepsOpened && opened.includes(id) ? { forceMount: true, hidden: id !== value } : {})}
        >
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Returns all ids that have been selected so far. */
function useOpened(value: string | undefined): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (value === undefined || opened.includes(value)) return opened;
  const next = [...opened, value];
  setOpened(next);
  return next;
}
