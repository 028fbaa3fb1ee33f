import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useDirection, type Direction } from '../Direction/index.ts';
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
 * Organizes content into tabs, of which one is visible. The tab list scrolls horizontally if it does not fit. Renders once
 * and measures nothing, so that a form with tabs is painted before its effects run.
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
  const positionOf = (tab: string): number => items.findIndex((item) => item.id === tab);
  const tabId = (tab: string): string => `${id}-tab-${positionOf(tab)}`;
  const panelId = (tab: string): string => `${id}-panel-${positionOf(tab)}`;
  const direction = useDirection();
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.id);
  const selected = value ?? chosen;
  const opened = useOpened(value);
  // Differs from the selected one only while the focus moves between the tabs with manual activation.
  const [focused, setFocused] = useState<string | null>(null);
  const enabled = items.filter(({ disabled = false }) => !disabled).map((item) => item.id);
  const tabStop = [focused, selected].find((each) => enabled.includes(each ?? '')) ?? enabled[0];

  const select = (next: string): void => {
    if (next === selected) return;
    setChosen(next);
    onValueChange?.(next);
  };
  const handleFocus = (tab: string): void => {
    if (activation === 'automatic') select(tab);
    else setFocused(tab);
  };
  const handleMouseDown = (event: MouseEvent, tab: string): void => {
    if (event.button === 0 && !event.ctrlKey) select(tab);
    // Other buttons open a menu of the browser and must not move the focus, which selects.
    else event.preventDefault();
  };
  const handleKeyDown = (event: KeyboardEvent, tab: string): void => {
    const next = nextTab(event, { tab, enabled, direction });
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} aria-orientation="horizontal">
        {items.map(({ id: tab, label: text, icon, badge, disabled = false }) => {
          const isSelected = tab === selected;
          return (
            <button
              key={tab}
              className={styles.tab}
              type="button"
              role="tab"
              id={tabId(tab)}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId(tab) : undefined}
              disabled={disabled}
              tabIndex={tab === tabStop ? 0 : -1}
              onMouseDown={(event) => handleMouseDown(event, tab)}
              // Keys and assistive technologies press without a mouse button.
              onClick={() => select(tab)}
              onFocus={() => handleFocus(tab)}
              onBlur={() => setFocused(null)}
              onKeyDown={(event) => handleKeyDown(event, tab)}
            >
              {icon !== undefined && <Icon icon={icon} />}
              {text} {badge !== undefined && <span className={styles.badge}>{badge}</span>}
            </button>
          );
        })}
      </div>
      {items
        .filter((item) => item.id === selected || (keepsOpened && opened.includes(item.id)))
        .map(({ id: tab, content }) => (
          <div
            key={tab}
            className={styles.panel}
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={tabId(tab)}
            hidden={tab !== selected}
            tabIndex={0}
          >
            {content}
          </div>
        ))}
    </div>
  );
}

interface TabPosition {
  /** Id of the tab with the focus. */
  readonly tab: string;
  /** The ids of all tabs that can be selected, in their order. */
  readonly enabled: readonly string[];
  readonly direction: Direction;
}

/** Returns the id of the tab to which a key moves the focus; undefined for other keys. */
function nextTab(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { tab, enabled, direction }: TabPosition,
): string | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (key === 'Home' || key === 'PageUp') return enabled[0];
  if (key === 'End' || key === 'PageDown') return enabled.at(-1);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const step = (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
  const index = enabled.indexOf(tab) + step;
  return enabled[(index + enabled.length) % enabled.length];
}

/** Returns all ids that have been selected so far. */
function useOpened(value: string | undefined): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>(value === undefined ? [] : [value]);
  if (value === undefined || opened.includes(value)) return opened;
  const next = [...opened, value];
  setOpened(next);
  return next;
}
