import { hasDraftAndPublish, isEmptyFilters } from '@admin/content-model';
import { SearchInput } from '@admin/ui';
import { useCallback, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { FiltersButton, type FilterEditing } from '../filters/FiltersButton.tsx';
import { splitStatus } from '../filters/status-filters.ts';
import { StatusTabs } from '../filters/StatusTabs.tsx';
import { listMessages } from '../messages.ts';
import { useList } from '../model/list-context.ts';
import styles from './ListTools.module.css';

export interface ListToolsProps {
  readonly searchInput: Ref<HTMLInputElement>;
  /** Moves the focus from the search to the rows. */
  readonly onSearchArrowDown: () => void;
  /** Further controls at the end of the line. */
  readonly children: ReactNode;
}

/** Search, status tabs and filters, as far as the settings of the list allow them, and the active filters. */
export function ListTools({ searchInput, onSearchArrowDown, children }: ListToolsProps) {
  const intl = useIntl();
  const { view, address } = useList();
  const { contentType, configuration } = view;
  const { searchable, filterable } = configuration.settings;
  const { list, change } = address;
  const hasTabs = filterable && hasDraftAndPublish(contentType);
  const filters = useMemo(
    () => (hasTabs ? splitStatus(list.filters) : { status: null, others: list.filters }),
    [hasTabs, list.filters],
  );
  const [editing, setEditing] = useState<FilterEditing>(null);
  const onSearch = useCallback(
    (search: string, history: 'push' | 'replace') => change({ search }, history),
    [change],
  );
  return (
    <>
      <div className={styles.tools}>
        {(searchable || list.search !== '') && (
          <div className={styles.search}>
            <SearchInput
              clearLabel={intl.formatMessage(listMessages.emptySearch)}
              label={intl.formatMessage(listMessages.searchIn, { name: contentType.info.displayName })}
              onArrowDown={onSearchArrowDown}
              onSearch={onSearch}
              placeholder={intl.formatMessage(listMessages.search)}
              ref={searchInput}
              search={list.search}
              shortcut="/"
            />
          </div>
        )}
        {hasTabs && <StatusTabs />}
        {(filterable || !isEmptyFilters(list.filters)) && (
          <FiltersButton editing={editing} filters={filters} onEditingChange={setEditing} />
        )}
        <div className={styles.end}>{children}</div>
      </div>
      <ActiveFilters filters={filters} onEdit={filterable ? (index) => setEditing({ index }) : undefined} />
    </>
  );
}
