import { mediaKinds, type MediaKind } from '@admin/content-model';
import { SearchInput, Select, Toolbar, ToolbarToggleGroup } from '@admin/ui';
import { LayoutGrid, List } from '@admin/ui/icons';
import { useSyncExternalStore, useCallback, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { LocationLinks } from './library-items.ts';
import { sortOrders, type LibraryLocation } from './library-location.ts';
import { browserMessages } from './messages.ts';
import { FiltersButton } from './LibraryFilters.tsx';
import styles from './tools/LibraryTools.module.css';

/** The layout of files. */
export type Layout = 'grid' | 'list';

const key = 'admin.media-library.layout';
const changed = 'admin-media-library-layout';

const stored = (): Layout => (localStorage.getItem(key) === 'list' ? 'list' : 'grid');

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the chosen layout. The storage of the browser is its only state, so that all tabs show the same layout. */
export function useLayout(): readonly [layout: Layout, choose: (layout: Layout) => void] {
  const layout = useSyncExternalStore(subscribe, stored);
  const choose = (next: Layout): void => {
    localStorage.setItem(key, next);
    window.dispatchEvent(new Event(changed));
  };
  return [layout, choose];
}

interface LibraryToolsProps {
  readonly location: LibraryLocation;
  readonly links: LocationLinks;
  /** The displayed kinds; empty for all. */
  readonly allowed: readonly MediaKind[];
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  /** Content at the end of the toolbar. */
  readonly children?: ReactNode;
}

const every = 'all';

/** Search, filters, sorting and layout in one line. */
export function LibraryTools({ location, links, allowed, layout, onLayout, children }: LibraryToolsProps) {
  const intl = useIntl();
  const { change } = links;
  const { search, kind, sort } = location;
  const find = useCallback(
    (text: string, history: 'push' | 'replace') => change({ search: text }, history),
    [change],
  );
  const kinds = mediaKinds.filter((known) => allowed.length === 0 || allowed.includes(known));
  const order = sortOrders.find((known) => known === `${sort.field}:${sort.order}`) ?? null;
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <SearchInput
          clearLabel={intl.formatMessage(browserMessages.emptySearch)}
          label={intl.formatMessage(browserMessages.search)}
          onSearch={find}
          search={search}
        />
      </div>
      {kinds.length > 1 && (
        <Select<MediaKind | typeof every>
          aria-label={intl.formatMessage(browserMessages.type)}
          onValueChange={(chosen) => change({ kind: chosen === every ? null : chosen })}
          options={[
            { value: every, label: intl.formatMessage(browserMessages.allTypes) },
            ...kinds.map((value) => ({ value, label: intl.formatMessage(browserMessages[value]) })),
          ]}
          value={kind ?? every}
          width="content"
        />
      )}
      <FiltersButton hasPictures={kinds.includes('images')} onChange={change} location={location} />
      <div className={styles.end}>
        <div className={styles.arrangement}>
          <Select
            aria-label={intl.formatMessage(browserMessages.order)}
            onValueChange={(chosen) => {
              const [field = 'createdAt', direction] = chosen.split(':');
              change({ sort: { field, order: direction === 'ASC' ? 'ASC' : 'DESC' } });
            }}
            options={sortOrders.map((value) => ({
              value,
              label: intl.formatMessage(browserMessages[value]),
            }))}
            value={order}
            width="content"
          />
          <Toolbar label={intl.formatMessage(browserMessages.layout)}>
            <ToolbarToggleGroup
              items={[
                { value: 'grid', label: intl.formatMessage(browserMessages.grid), icon: LayoutGrid },
                { value: 'list', label: intl.formatMessage(browserMessages.list), icon: List },
              ]}
              label={intl.formatMessage(browserMessages.layout)}
              mode="single"
              onValueChange={(chosen) => {
                if (chosen === 'grid' || chosen === 'list') onLayout(chosen);
              }}
              value={layout}
            />
          </Toolbar>
        </div>
        {children}
      </div>
    </div>
  );
}
