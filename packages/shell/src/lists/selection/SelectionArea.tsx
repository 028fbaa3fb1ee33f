import { IconButton, Toolbar, ToolbarItem, Tooltip, VisuallyHidden } from '@admin/ui';
import { X } from '@admin/ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../../messages/message.ts';
import styles from './SelectionArea.module.css';

export interface SelectionAreaProps {
  /** Number of checked rows. */
  readonly count: number;
  /** `bulkActions` names the bar, `selected` tells the `{count}`. */
  readonly messages: Readonly<Record<'bulkActions' | 'selected' | 'clearSelection', MessageDescriptor>>;
  /** A way to choose more than the rows that are checked, in a `ToolbarItem`; stands behind their number. */
  readonly more?: ReactNode;
  /** What can be done with the checked rows, each in a `ToolbarItem`. */
  readonly actions: ReactNode;
  readonly onClear: () => void;
  /** The rows, and what stands under them. */
  readonly children: ReactNode;
}

/**
 * Rows that can be checked, and a bar with what can be done with the checked ones. The bar floats at the lower edge in
 * a place of its own, so that nothing moves when it appears; how many rows are checked is read out.
 */
export function SelectionArea({ count, messages, more, actions, onClear, children }: SelectionAreaProps) {
  const intl = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);
  useEffect(() => {
    // The bar that goes can take the focus with it; whoever uses a keyboard goes on here.
    if (count === 0 && wasChosen.current && document.activeElement === document.body) area.current?.focus();
    wasChosen.current = count > 0;
  }, [count]);
  const selected = intl.formatMessage(messages.selected, { count });
  const clear = intl.formatMessage(messages.clearSelection);
  return (
    <div className={styles.area} ref={area} tabIndex={-1}>
      <VisuallyHidden asChild>
        <output>{count > 0 && selected}</output>
      </VisuallyHidden>
      {children}
      <div className={styles.dock}>
        {count > 0 && (
          <div className={styles.bar}>
            <Toolbar label={intl.formatMessage(messages.bulkActions)}>
              <span className={styles.count}>{selected}</span>
              {more}
              {actions}
              <Tooltip content={clear} purpose="name">
                <ToolbarItem>
                  <IconButton icon={X} label={clear} onClick={onClear} size="small" />
                </ToolbarItem>
              </Tooltip>
            </Toolbar>
          </div>
        )}
      </div>
    </div>
  );
}
