import { useCan } from '@admin/shell';
import { ZoneOutlet } from '@admin/shell/host';
import { memo, useMemo, useRef, type RefObject } from 'react';
import { listViewActions } from '../../../points.ts';
import { listConfigurationPage } from '../../address/index.ts';
import { configurationPermissions } from '../../permissions/index.ts';
import { useList } from '../model/list-context.ts';
import { DisplayedFieldsMenu } from './DisplayedFieldsMenu.tsx';
import { ListTools } from './ListTools.tsx';
import { ListViews } from './ListViews.tsx';
import { SortMenu } from './SortMenu.tsx';
import { focusRows, useListKeys } from './use-list-keys.ts';

export interface ListBarProps {
  /** Undefined while an export is running. */
  readonly onExport: (() => void) | undefined;
  /** The element that contains the rows. */
  readonly page: RefObject<HTMLElement | null>;
}

/** The controls above the rows. They do not render again for other rows. */
export const ListBar = memo(function ListBar({ onExport, page }: ListBarProps) {
  const { view, model, address, context, columns, views, currentView } = useList();
  const { uid } = view.contentType;
  const { searchable, bulkable } = view.configuration.settings;
  const { configured, initial, names, hidden, shown, added, possible, resetWidths } = columns;
  const mayConfigure = useCan([configurationPermissions.collectionType]);
  const searchInput = useRef<HTMLInputElement>(null);
  useListKeys({ search: searchInput, isSearchable: searchable, isBulkable: bulkable });
  const sortable = useMemo(() => [...shown, ...possible], [shown, possible]);
  const isAsConfigured =
    names.length === configured.length && names.every((name, index) => name === configured[index]);
  return (
    <ListTools onSearchArrowDown={() => focusRows(page.current)} searchInput={searchInput}>
      <ZoneOutlet props={context} zone={listViewActions} />
      <SortMenu address={address} columns={sortable} uid={uid} />
      {views && (
        <ListViews
          columns={isAsConfigured ? null : names}
          current={currentView}
          list={address.list}
          query={address.query}
          settings={view.configuration.settings}
          views={views}
        />
      )}
      <DisplayedFieldsMenu
        added={added}
        configureHref={mayConfigure ? listConfigurationPage.to({ uid }) : undefined}
        hidden={hidden}
        names={names}
        onExport={onExport}
        onReset={() => {
          model.resetColumns();
          resetWidths();
        }}
        onToggle={(name) => model.toggleColumn(name, initial)}
        onToggleAdded={model.toggleAddedColumn}
        possible={possible}
      />
    </ListTools>
  );
});
