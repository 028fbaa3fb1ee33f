import {
  ownValue,
  isListable,
  isSortable,
  isSortableColumn,
  type ViewConfiguration,
} from '@admin/content-model';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ConfigurationParts } from '../use-save-configuration.ts';

/** How a column is headed, and whether the list can be sorted by it. */
export interface ColumnSettings {
  readonly label: string;
  readonly sortable: boolean;
}

/** What the page of list settings holds while it is edited. */
export interface ListSettings {
  readonly searchable: boolean;
  readonly filterable: boolean;
  readonly bulkable: boolean;
  /** A number as text: what a select holds. */
  readonly pageSize: string;
  readonly defaultSortBy: string;
  readonly defaultSortOrder: string;
  /** Names of the columns, in their order. */
  readonly columns: readonly string[];
  readonly fields: Readonly<Record<string, ColumnSettings>>;
}

/** How many entries a page can have. */
export const pageSizeChoices = [10, 20, 50, 100] as const;

/** The settings of a list, from how it is arranged. */
export function listSettings({ settings, metadatas, layouts }: ViewConfiguration): ListSettings {
  return {
    searchable: settings.searchable,
    filterable: settings.filterable,
    bulkable: settings.bulkable,
    pageSize: String(settings.pageSize),
    defaultSortBy: settings.defaultSortBy,
    defaultSortOrder: settings.defaultSortOrder,
    columns: layouts.list,
    fields: Object.fromEntries(
      Object.entries(metadatas).map(([name, { list }]) => [
        name,
        { label: list.label ?? '', sortable: list.sortable === true },
      ]),
    ),
  };
}

/** What is saved: the arrangement with the settings in it, everything else as it was. */
export function savedListSettings(before: ViewConfiguration, values: ListSettings): ConfigurationParts {
  return {
    settings: {
      ...before.settings,
      searchable: values.searchable,
      filterable: values.filterable,
      bulkable: values.bulkable,
      pageSize: Number.parseInt(values.pageSize, 10),
      defaultSortBy: values.defaultSortBy,
      defaultSortOrder: values.defaultSortOrder === 'DESC' ? 'DESC' : 'ASC',
    },
    layouts: { ...before.layouts, list: values.columns },
    metadatas: Object.fromEntries(
      Object.entries(before.metadatas).map(([name, { edit, list }]) => [
        name,
        { edit, list: { ...list, ...values.fields[name] } },
      ]),
    ),
  };
}

/** Every attribute that can be a column. */
export function listableNames({ contentType, configuration }: ContentTypeView): readonly string[] {
  return Object.keys(configuration.metadatas).filter((name) => {
    const attribute = ownValue(contentType.attributes, name);
    return attribute !== undefined && isListable(attribute);
  });
}

/** Every attribute that a list can be sorted by from the start: one whose values it can also show. */
export function sortableNames(view: ContentTypeView): readonly string[] {
  return listableNames(view).filter((name) => {
    const attribute = ownValue(view.contentType.attributes, name);
    return attribute !== undefined && isSortable(attribute);
  });
}

/** Whether somebody may choose that the list can be sorted by a column. */
export function canBeSorted({ contentType }: Pick<ContentTypeView, 'contentType'>, name: string): boolean {
  const attribute = ownValue(contentType.attributes, name);
  return attribute !== undefined && isSortableColumn(attribute);
}
