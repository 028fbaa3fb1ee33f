import {
  withoutPlaceholders,
  withPlaceholders,
  type EditMetadata,
  type LayoutRows,
  type ViewConfiguration,
} from '@admin/content-model';
import type { ConfigurationParts } from '../saving/use-save-configuration.ts';

/** What the page of a layout holds while it is edited. */
export interface LayoutValues {
  /** Null for entries that are named by their id. */
  readonly mainField: string | null;
  /** With placeholders, as the rows are arranged. */
  readonly rows: LayoutRows;
  readonly fields: Readonly<Record<string, EditMetadata>>;
}

/** What is edited, from how something is arranged. */
export function layoutValues({ settings, layouts, metadatas }: ViewConfiguration): LayoutValues {
  return {
    mainField: settings.mainField,
    rows: withPlaceholders(layouts.edit),
    fields: Object.fromEntries(Object.entries(metadatas).map(([name, { edit }]) => [name, edit])),
  };
}

/** What is saved: the arrangement with the values in it, everything else as it was. */
export function savedLayout(before: ViewConfiguration, values: LayoutValues): ConfigurationParts {
  return {
    settings: { ...before.settings, mainField: values.mainField },
    layouts: { ...before.layouts, edit: withoutPlaceholders(values.rows) },
    metadatas: Object.fromEntries(
      Object.entries(before.metadatas).map(([name, { edit, list }]) => [
        name,
        { edit: { ...edit, ...values.fields[name] }, list },
      ]),
    ),
  };
}
