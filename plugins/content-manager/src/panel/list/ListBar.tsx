import { useCan } from '@admin/shell';
import { ZoneOutlet } from '@admin/shell/host';
import { memo, useMemo, type RefObject } from 'react';
import { type ListColumn, type ListContext, listViewActions } from '../../points.ts';
import { listConfigurationPage } from '../address/index.ts';
import { configurationPermissions } from '../permissions/index.ts';
import type { ContentTypeView } from '../schema/index.ts';
import type { ListAddress } from '../address/address-hooks.ts';
import { DisplayedFieldsMenu } from './columns/DisplayedFieldsMenu.tsx';
import type { ListColumns } from './columns/use-list-columns.ts';
import type { DisplayedNames } from './columns/use-displayed-names.ts';
import { focusRows } from './use-list-keys.ts';
import { ListTools } from './ListTools.tsx';
import { SortMenu } from './columns/SortMenu.tsx';
import { ListViews, type ListViewsProps } from './views/ListViews.tsx';
import type { Views } from './views/use-views.ts';

export interface ListBarProps extends ListColumns, Pick<ListViewsProps, 'current'> {
  readonly view: ContentTypeView;
  readonly address: ListAddress;
  /** What plugins are told about the list. */
  readonly context: ListContext;
  /** Names of the columns that the list is configured with. */
  readonly layout: readonly string[];
  readonly displayed: DisplayedNames;
  readonly onResetWidths: () => void;
  /** Columns that the list could show. */
  readonly possible: readonly ListColumn[];
  /** Undefined where the server keeps none. */
  readonly views: Views | undefined;
  /** Undefined while an export runs. */
  readonly onExport: (() => void) | undefined;
  readonly searchInput: RefObject<HTMLInputElement | null>;
  /** What the rows stand in. */
  readonly page: RefObject<HTMLElement | null>;
}

/** What stands above the rows. Drawn again for another address or other columns, and not for other rows. */
export const ListBar = memo(function ListBar(props: ListBarProps) {
  const { view, address, context, layout, displayed, shown, added, possible, views, current } = props;
  const { onExport, onResetWidths, searchInput, page } = props;
  const { uid } = view.contentType;
  const { list, query } = address;
  const mayConfigure = useCan([configurationPermissions.collectionType]);
  const sortable = useMemo(() => [...shown, ...possible], [shown, possible]);
  return (
    <ListTools
      address={address}
      onSearchArrowDown={() => focusRows(page.current)}
      searchInput={searchInput}
      view={view}
    >
      <ZoneOutlet props={context} zone={listViewActions} />
      <SortMenu address={address} columns={sortable} uid={uid} />
      {views && (
        <ListViews
          columns={displayed.names.join() === layout.join() ? null : displayed.names}
          current={current}
          list={list}
          query={query}
          settings={view.configuration.settings}
          views={views}
        />
      )}
      <DisplayedFieldsMenu
        added={added}
        configureHref={mayConfigure ? listConfigurationPage.to({ uid }) : undefined}
        displayed={displayed}
        onExport={onExport}
        onReset={() => {
          displayed.reset();
          onResetWidths();
        }}
        possible={possible}
      />
    </ListTools>
  );
});
