import {
  entryActions,
  entryTitleName,
  hasDraftAndPublish,
  type Entry,
  type Pagination,
  type Permission,
} from '@admin/content-model';
import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';
import { isGranted, type GroupedPermissions } from '@admin/shell';
import { groupPermissions, staticPage } from '@admin/shell/early-page';
import { listParameters } from '@admin/shell/preload';
import { staticElement as element, staticTable, type StaticNode } from '@admin/ui/static';
import type { ListColumn } from '../../../points.ts';
import type { EarlyColumn } from '../../../points/early-column.ts';
import { keepParameters } from '../../address/address-parameters.ts';
import { contentStart, entryPage } from '../../address/pages.ts';
import { fieldPermissions, isReadable } from '../../permissions/field-permissions.ts';
import { publicationMessages } from '../../publication/publication.ts';
import { viewOf, type ContentTypeView } from '../../schema/content-type-view.ts';
import { columnPosition, linkColumn } from '../columns/column-layout.ts';
import { columnsNamed, maySortBy, publicationColumn } from '../fields/columns.ts';
import { entryName } from '../fields/labels.ts';
import { earlyMessages } from '../early-messages.ts';
import toolStyles from '../bar/ListTools.module.css';
import pageStyles from '../ListView.module.css';
import type { ListViews } from '../views/use-views.ts';
import { viewParameter } from '../views/saved-view.ts';
import type { EarlyTexts } from '../../text/early-texts.ts';
import { staticCell } from './static-cell.ts';

/** The responses of the visit that a list needs. */
export interface EarlyResponses {
  readonly permissions: readonly Permission[];
  readonly init: ContentManagerInit;
  readonly configuration: ContentTypeConfiguration;
  readonly page: {
    readonly results: readonly Entry[];
    readonly pagination: Pagination & { readonly totalIsAtLeast?: boolean };
  };
  readonly views: ListViews;
}

/** The address of a list, and what plugins add to it. */
export interface EarlyAddress {
  readonly uid: string;
  readonly query: URLSearchParams;
  /** The path where the panel is served. */
  readonly base: string;
  /** The columns of plugins; their cells are empty until the panel draws them. */
  readonly columns: readonly EarlyColumn[];
}

/** Returns the columns that the list shows by its configuration. */
function columnsOf(view: ContentTypeView, granted: GroupedPermissions): readonly ListColumn[] {
  const { contentType, configuration } = view;
  const permissions = fieldPermissions(granted, contentType.uid);
  const own = columnsNamed(view, configuration.layouts.list).filter(({ name }) =>
    isReadable(permissions, name),
  );
  return hasDraftAndPublish(contentType) ? [...own, publicationColumn] : own;
}

/** Returns whether a saved view or widths of the user can change the columns. */
function isCustomized({ views, state }: ListViews, query: URLSearchParams): boolean {
  const hasView = query.has(viewParameter) || views.some(({ id }) => id === state.defaultView);
  return hasView || Object.keys(state.widths).length > 0;
}

function tableOf(
  view: ContentTypeView,
  { granted, rows }: { readonly granted: GroupedPermissions; readonly rows: readonly Entry[] },
  { uid, query, base, columns: added }: EarlyAddress,
  texts: EarlyTexts,
): StaticNode {
  const { contentType, configuration } = view;
  const mainField = entryTitleName(configuration.settings);
  const columns = [...columnsOf(view, granted), ...added];
  const link = linkColumn(columns, mainField);
  const maySort = maySortBy(granted, uid);
  const positionOf = (column: ListColumn) =>
    columnPosition(column, {
      link,
      first: columns[0],
      isSortable: maySort(column),
      statusText: publicationMessages.published.defaultMessage,
    });
  const may = (action: 'delete' | 'publish') =>
    isGranted(granted, [{ action: entryActions[action], subject: uid }]);
  const hasActions = configuration.settings.bulkable && (may('delete') || may('publish'));
  const parameters = keepParameters(query);
  const { sort } = listParameters(query);
  return staticTable<Entry>({
    label: contentType.info.displayName,
    columns: columns.map((column) => ({
      ...positionOf(column),
      header: typeof column.label === 'string' ? column.label : texts.textOf(column.label),
      cell: (entry: Entry) => staticCell(column, entry, texts),
    })),
    rows,
    rowId: ({ id }) => String(id),
    rowHref: ({ id }) => `${base}${entryPage.to({ uid, id }, parameters)}`,
    linkColumn: link && positionOf(link).id,
    sort: sort && { column: sort.field, direction: sort.order === 'ASC' ? 'ascending' : 'descending' },
    ...(hasActions && {
      selection: {
        all: texts.textOf(earlyMessages.selectAll),
        of: (entry) => texts.textOf(earlyMessages.selectRow, { name: entryName(entry, mainField) }),
      },
      actionsOf: (entry) => texts.textOf(earlyMessages.actionsFor, { name: entryName(entry, mainField) }),
    }),
  });
}

/**
 * Returns a list with its header and rows as data, from the responses of the visit.
 * @returns undefined for a list that the panel may draw differently, or without rows
 */
export function earlyList(
  { permissions, init, configuration, page: { results, pagination }, views }: EarlyResponses,
  address: EarlyAddress,
  texts: EarlyTexts,
): readonly StaticNode[] | undefined {
  const view = viewOf(address.uid, init, configuration);
  if (view?.contentType.kind !== 'collectionType' || results.length === 0) return undefined;
  if (isCustomized(views, address.query)) return undefined;
  const found = pagination.totalIsAtLeast ? earlyMessages.foundMore : earlyMessages.found;
  const table = tableOf(view, { granted: groupPermissions(permissions), rows: results }, address, texts);
  return staticPage({
    title: view.contentType.info.displayName,
    subtitle: texts.countOf(found, pagination.total),
    back: { href: `${address.base}${contentStart}`, label: texts.textOf(earlyMessages.back) },
    content: [element('div', { class: pageStyles.page }, element('div', { class: toolStyles.space }), table)],
  });
}
