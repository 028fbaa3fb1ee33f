import * as Primitive from '@radix-ui/react-tabs';
import { useState, type ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { Icon, type IconComponent } from '../Icon/index.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconComponent | undefined;
  /** A count or a `Badge` after the label. */
  readonly badge?: ReactNode;
  readonly disabled?: boolean | undefined;
  /** What the tab shows; built only while the tab is chosen, or from then on with `keepsOpened`. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Id of the chosen tab, when the caller keeps it. */
  readonly value?: string | undefined;
  /** Id of the tab that is chosen first. @defaultValue the first item */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((id: string) => void) | undefined;
  /** `manual` waits for Enter or Space after the arrow keys, for contents that are dear to build. @defaultValue 'automatic' */
  readonly activation?: 'automatic' | 'manual' | undefined;
  /**
   * A content that was shown once stays, hidden, while another one is: for contents that hold something of their own.
   * Asks for `value`.
   * @defaultValue false
   */
  readonly keepsOpened?: boolean | undefined;
}

/** Views of one thing, one at a time. A row too long for its place scrolls sideways. */
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

/** All values that there were so far. */
function useOpened(value: string | undefined): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (value === undefined || opened.includes(value)) return opened;
  const next = [...opened, value];
  setOpened(next);
  return next;
}
