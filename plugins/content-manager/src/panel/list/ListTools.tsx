import { hasDraftAndPublish, isEmptyFilters } from '@admin/content-model';
import { SearchInput } from '@admin/ui';
import { useCallback, useMemo, useState, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { ContentTypeView } from '../schema/index.ts';
import type { ListAddress } from '../address/address-hooks.ts';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { FiltersButton, type FilterEditing } from './filters/FiltersButton.tsx';
import { splitStatus } from './filters/status-filters.ts';
import { StatusTabs } from './filters/StatusTabs.tsx';
import styles from './ListTools.module.css';
import { listMessages } from './messages.ts';

export interface ListToolsProps {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  readonly searchInput: Ref<HTMLInputElement>;
  /** Leads from the search to what it found. */
  readonly onSearchArrowDown: () => void;
  /** What else stands at the end of the line. */
  readonly children: ReactNode;
}

/** What narrows a list down, as far as its settings offer it: search, states and filters, and those that are in force. */
export function ListTools({ view, address, searchInput, onSearchArrowDown, children }: ListToolsProps) {
  const intl = useIntl();
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
    // The Back button leads out of a search in one step, however often it was refined.
    (search: string) => change({ search }, search !== '' && list.search !== '' ? 'replace' : 'push'),
    [change, list.search],
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
        {hasTabs && <StatusTabs address={address} />}
        {(filterable || !isEmptyFilters(list.filters)) && (
          <FiltersButton
            address={address}
            editing={editing}
            filters={filters}
            onEditingChange={setEditing}
            view={view}
          />
        )}
        <div className={styles.end}>{children}</div>
      </div>
      <ActiveFilters
        address={address}
        filters={filters}
        onEdit={filterable ? (place) => setEditing({ place }) : undefined}
        view={view}
      />
    </>
  );
}
