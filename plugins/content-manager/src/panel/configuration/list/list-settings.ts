import {
  ownValue,
  isListable,
  isSortable,
  isSortableColumn,
  type ViewConfiguration,
} from '@admin/content-model';
import type { ContentTypeView } from '../../schema/index.ts';
import type { ConfigurationParts } from '../use-save-configuration.ts';

/** The label of a column, and whether it is sortable. */
export interface ColumnSettings {
  readonly label: string;
  readonly sortable: boolean;
}

/** The form values of the list settings. */
export interface ListSettings {
  readonly searchable: boolean;
  readonly filterable: boolean;
  readonly bulkable: boolean;
  /** A number as text, for the select. */
  readonly pageSize: string;
  readonly defaultSortBy: string;
  readonly defaultSortOrder: string;
  /** Names of the columns, in order. */
  readonly columns: readonly string[];
  readonly fields: Readonly<Record<string, ColumnSettings>>;
}

/** The page sizes. */
export const pageSizeChoices = [10, 20, 50, 100] as const;

/** Returns the form values of a configuration. */
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

/** Returns the parts of a configuration to save, with the form values. */
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

/** Returns the attributes that can be columns. */
export function listableNames({ contentType, configuration }: ContentTypeView): readonly string[] {
  return Object.keys(configuration.metadatas).filter((name) => {
    const attribute = ownValue(contentType.attributes, name);
    return attribute !== undefined && isListable(attribute);
  });
}

/** Returns the attributes for the default sorting: sortable and listable ones. */
export function sortableNames(view: ContentTypeView): readonly string[] {
  return listableNames(view).filter((name) => {
    const attribute = ownValue(view.contentType.attributes, name);
    return attribute !== undefined && isSortable(attribute);
  });
}

/** Returns whether the column can be made sortable. */
export function canBeSorted({ contentType }: Pick<ContentTypeView, 'contentType'>, name: string): boolean {
  const attribute = ownValue(contentType.attributes, name);
  return attribute !== undefined && isSortableColumn(attribute);
}
