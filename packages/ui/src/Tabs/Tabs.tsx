import * as Primitive from '@radix-ui/react-tabs';
import { useId, useState, type ReactNode } from 'react';
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

/**
 * Organizes content into tabs, of which one is visible. The tab list scrolls horizontally if it does not fit.
 *
 * The panels are not the library's, which measure their animation in each commit: the browser computed the styles of a
 * whole form before its first paint.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  keepsOpened = false,
}: TabsProps) {
  const id = useId();
  // By position: the ids of items may contain spaces, which separate ids in ARIA attributes.
  const tabId = (position: number): string => `${id}-tab-${position}`;
  const panelId = (position: number): string => `${id}-panel-${position}`;
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.id ?? '');
  const selected = value ?? chosen;
  const opened = useOpened(value);
  const select = (next: string): void => {
    if (next === selected) return;
    setChosen(next);
    onValueChange?.(next);
  };
  return (
    <Primitive.Root
      className={styles.tabs}
      dir={useDirection()}
      activationMode={activation}
      value={selected}
      onValueChange={select}
    >
      <Primitive.List className={styles.list} aria-label={label}>
        {items.map(({ id: tab, label: text, icon, badge, disabled = false }, position) => (
          <Primitive.Trigger
            key={tab}
            className={styles.tab}
            value={tab}
            id={tabId(position)}
            aria-controls={tab === selected ? panelId(position) : undefined}
            disabled={disabled}
            // The library selects with the mouse button and keys only; assistive technologies click without them.
            onClick={() => select(tab)}
          >
            {icon !== undefined && <Icon icon={icon} />}
            {text} {badge !== undefined && <span className={styles.badge}>{badge}</span>}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map(
        ({ id: tab, content }, position) =>
          (tab === selected || (keepsOpened && opened.includes(tab))) && (
            <div
              key={tab}
              className={styles.panel}
              role="tabpanel"
              id={panelId(position)}
              aria-labelledby={tabId(position)}
              hidden={tab !== selected}
              tabIndex={0}
            >
              {content}
            </div>
          ),
      )}
    </Primitive.Root>
  );
}

/** Returns all ids that have been selected so far. */
function useOpened(value: string | undefined): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>(value === undefined ? [] : [value]);
  if (value === undefined || opened.includes(value)) return opened;
  const next = [...opened, value];
  setOpened(next);
  return next;
}
