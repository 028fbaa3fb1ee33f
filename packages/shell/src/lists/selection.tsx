import { isSameValue } from '@admin/content-model';
import { VisuallyHidden } from '@admin/ui';
import { useCallback, useMemo, useState, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../messages/message.ts';
import { useStableValue } from '../stable-value.ts';
import { SelectionBar } from './SelectionBar.tsx';
import styles from './selection.module.css';

const nothing: ReadonlySet<string> = new Set();

/** The checked rows of a list, by id. */
export interface RowSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Unchecks rows, for example after they were deleted. */
  readonly forget: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/**
 * Returns the checked rows of a list. They remain checked on other pages; another scope unchecks them, so that no row
 * outside the list is deleted.
 * @param listScope determines the rows on all pages of the list, such as its search and filters; compared by value
 */
export function useRowSelection(listScope: unknown = null): RowSelection {
  const scope = useStableValue(listScope);
  const [checked, setChecked] = useState({ scope, ids: nothing });
  const selected = isSameValue(checked.scope, scope) ? checked.ids : nothing;
  const onChange = useCallback((ids: ReadonlySet<string>) => setChecked({ scope, ids }), [scope]);
  const forget = useCallback(
    (ids: readonly string[]) =>
      setChecked((before) => ({
        scope: before.scope,
        ids: new Set([...before.ids].filter((id) => !ids.includes(id))),
      })),
    [],
  );
  const clear = useCallback(() => onChange(nothing), [onChange]);
  return useMemo(() => ({ selected, onChange, forget, clear }), [selected, onChange, forget, clear]);
}

export interface SelectionAreaProps {
  /** Number of checked rows. */
  readonly count: number;
  /** `bulkActions` is the accessible name of the bar; `selected` receives the `{count}`. */
  readonly messages: Readonly<Record<'bulkActions' | 'selected' | 'clearSelection', MessageDescriptor>>;
  /** A button that selects further rows, in a `SelectionBarItem` after the count. */
  readonly more?: ReactNode;
  /** Actions on the checked rows, each in a `SelectionBarItem`. */
  readonly actions: ReactNode;
  readonly onClear: () => void;
  /** The table and the elements below it. */
  readonly children: ReactNode;
}

/**
 * Wraps a table with check boxes and adds a bar with actions on the checked rows. The bar has reserved space at the
 * lower edge, so that the layout does not move when it appears. Screen readers announce the number of checked rows.
 */
export function SelectionArea({ count, messages, more, actions, onClear, children }: SelectionAreaProps) {
  const intl = useIntl();
  const area = useRef<HTMLDivElement>(null);
  const hadSelection = useRef(false);
  useEffect(() => {
    // A bar that disappears can take the focus with it; the area takes it over for keyboard users.
    if (count === 0 && hadSelection.current && document.activeElement === document.body)
      area.current?.focus();
    hadSelection.current = count > 0;
  }, [count]);
  const selected = intl.formatMessage(messages.selected, { count });
  return (
    <div className={styles.area} ref={area} tabIndex={-1}>
      <VisuallyHidden asChild>
        <output>{count > 0 && selected}</output>
      </VisuallyHidden>
      {children}
      <div className={styles.dock}>
        {count > 0 && (
          <SelectionBar
            clearLabel={intl.formatMessage(messages.clearSelection)}
            label={intl.formatMessage(messages.bulkActions)}
            onClear={onClear}
          >
            <span className={styles.count}>{selected}</span>
            {more}
            {actions}
          </SelectionBar>
        )}
      </div>
    </div>
  );
}
