import {
  type ArrangedGroups,
  type Attributes,
  type ComponentItem,
  type ContentTypeItem,
  type ContentTypeKind,
  type EditMetadata,
  type FieldSize,
  groupRows,
  isDivided,
  type LayoutGroups,
  type ViewConfiguration,
  withoutPlaceholders,
  withPlaceholders,
} from '@admin/content-model';
import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';
import type { ConfigurationParts } from '../use-save-configuration.ts';

/** What a layout is arranged of: a content type or a component, with everything that its fields refer to. */
export interface LayoutModel {
  readonly uid: string;
  /** What it is called. */
  readonly name: string;
  readonly kind: ContentTypeKind | 'component';
  /** The part of a component's name that its address in the builder needs. */
  readonly category: string | null;
  readonly attributes: Attributes;
  readonly configuration: ViewConfiguration;
  readonly contentTypes: ReadonlyMap<string, ContentTypeItem>;
  readonly components: ReadonlyMap<string, ComponentItem>;
  /** Arrangements of the components in it, by uid. */
  readonly nested: ContentTypeConfiguration['components'];
  readonly fieldSizes: Readonly<Record<string, FieldSize>>;
}

/** The parts of a model that are the same for every one of them. */
function described(
  init: ContentManagerInit,
): Pick<LayoutModel, 'contentTypes' | 'components' | 'fieldSizes'> {
  return {
    contentTypes: new Map(init.contentTypes.map((item) => [item.uid, item])),
    components: new Map(init.components.map((item) => [item.uid, item])),
    fieldSizes: init.fieldSizes,
  };
}

/** The model of a content type; null where there is none. */
export function contentTypeModel(
  uid: string,
  init: ContentManagerInit,
  answer: ContentTypeConfiguration | null,
): LayoutModel | null {
  const item = init.contentTypes.find((one) => one.uid === uid);
  if (!item || !answer) return null;
  const { attributes, info, kind } = item;
  return {
    ...described(init),
    uid,
    name: info.displayName,
    kind,
    category: null,
    attributes,
    configuration: answer.contentType,
    nested: answer.components,
  };
}

/** The model of a component; null where there is none. */
export function componentModel(
  uid: string,
  init: ContentManagerInit,
  answer: { readonly component: ViewConfiguration; readonly components: LayoutModel['nested'] } | null,
): LayoutModel | null {
  const item = init.components.find((one) => one.uid === uid);
  if (!item || !answer) return null;
  const { attributes, category, info } = item;
  return {
    ...described(init),
    uid,
    name: info.displayName,
    kind: 'component',
    category,
    attributes,
    configuration: answer.component,
    nested: answer.components,
  };
}

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
