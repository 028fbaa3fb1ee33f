import {
  groupRows,
  isDivided,
  withoutPlaceholders,
  withPlaceholders,
  type ArrangedGroups,
  type EditMetadata,
  type LayoutGroups,
  type ViewConfiguration,
} from '@admin/content-model';
import type { ConfigurationParts } from '../saving/use-save-configuration.ts';

/** What the page of a layout holds while it is edited. */
export interface LayoutValues {
  /** Null for entries that are named by their id. */
  readonly mainField: string | null;
  /** With placeholders, as the rows are arranged; a view that is not divided is one group without a name. */
  readonly groups: ArrangedGroups;
  /** How groups are shown, once there are any. */
  readonly kind: LayoutGroups['kind'];
  readonly fields: Readonly<Record<string, EditMetadata>>;
}

/** What is edited, from how something is arranged. */
export function layoutValues({ settings, layouts, metadatas, groups }: ViewConfiguration): LayoutValues {
  const saved = groupRows(layouts.edit, groups?.items ?? []);
  const arranged = isDivided(saved) ? saved : [{ name: '', rows: layouts.edit }];
  return {
    mainField: settings.mainField,
    groups: arranged.map(({ name, rows }) => ({ name, rows: withPlaceholders(rows) })),
    kind: groups?.kind ?? 'tabs',
    fields: Object.fromEntries(Object.entries(metadatas).map(([name, { edit }]) => [name, edit])),
  };
}

/** What is saved: the arrangement with the values in it, everything else as it was. */
export function savedLayout(before: ViewConfiguration, values: LayoutValues): ConfigurationParts {
  const arranged = values.groups.map(({ name, rows }) => ({ name, rows: withoutPlaceholders(rows) }));
  const items = arranged.map(({ name, rows }) => ({ name, fields: rows.flat().map((cell) => cell.name) }));
  const groups = isDivided(arranged) ? { kind: values.kind, items } : null;
  return {
    settings: { ...before.settings, mainField: values.mainField },
    layouts: { ...before.layouts, edit: arranged.flatMap(({ rows }) => rows) },
    // A server that does not answer them does not keep them either.
    ...(before.groups === undefined ? {} : { groups }),
    metadatas: Object.fromEntries(
      Object.entries(before.metadatas).map(([name, { edit, list }]) => [
        name,
        { edit: { ...edit, ...values.fields[name] }, list },
      ]),
    ),
  };
}
