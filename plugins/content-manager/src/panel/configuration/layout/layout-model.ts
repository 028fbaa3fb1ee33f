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

/** The subject of a layout: a content type or a component, with everything that its fields refer to. */
export interface LayoutModel {
  readonly uid: string;
  /** Display name. */
  readonly name: string;
  readonly kind: ContentTypeKind | 'component';
  /** Category of a component, which its address in the content type builder contains. */
  readonly category: string | null;
  readonly attributes: Attributes;
  readonly configuration: ViewConfiguration;
  readonly contentTypes: ReadonlyMap<string, ContentTypeItem>;
  readonly components: ReadonlyMap<string, ComponentItem>;
  /** Configurations of the components in it, by uid. */
  readonly nested: ContentTypeConfiguration['components'];
  readonly fieldSizes: Readonly<Record<string, FieldSize>>;
}

/** Returns the parts of a model that do not depend on its subject. */
function described(
  init: ContentManagerInit,
): Pick<LayoutModel, 'contentTypes' | 'components' | 'fieldSizes'> {
  return {
    contentTypes: new Map(init.contentTypes.map((item) => [item.uid, item])),
    components: new Map(init.components.map((item) => [item.uid, item])),
    fieldSizes: init.fieldSizes,
  };
}

/** Returns the model of a content type, or null. */
export function contentTypeModel(
  uid: string,
  init: ContentManagerInit,
  response: ContentTypeConfiguration | null,
): LayoutModel | null {
  const item = init.contentTypes.find((one) => one.uid === uid);
  if (!item || !response) return null;
  const { attributes, info, kind } = item;
  return {
    ...described(init),
    uid,
    name: info.displayName,
    kind,
    category: null,
    attributes,
    configuration: response.contentType,
    nested: response.components,
  };
}

/** Returns the model of a component, or null. */
export function componentModel(
  uid: string,
  init: ContentManagerInit,
  response: { readonly component: ViewConfiguration; readonly components: LayoutModel['nested'] } | null,
): LayoutModel | null {
  const item = init.components.find((one) => one.uid === uid);
  if (!item || !response) return null;
  const { attributes, category, info } = item;
  return {
    ...described(init),
    uid,
    name: info.displayName,
    kind: 'component',
    category,
    attributes,
    configuration: response.component,
    nested: response.components,
  };
}

/** The form values of a layout page. */
export interface LayoutValues {
  /** Null if the id is the entry title. */
  readonly mainField: string | null;
  /** The groups, with placeholders in their rows; an undivided view is one group without a name. */
  readonly groups: ArrangedGroups;
  /** Display of the groups. */
  readonly kind: LayoutGroups['kind'];
  readonly fields: Readonly<Record<string, EditMetadata>>;
}

/** Returns the form values of a configuration. */
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

/** Returns the parts of a configuration to save, with the form values. */
export function savedLayout(before: ViewConfiguration, values: LayoutValues): ConfigurationParts {
  const arranged = values.groups.map(({ name, rows }) => ({ name, rows: withoutPlaceholders(rows) }));
  const items = arranged.map(({ name, rows }) => ({ name, fields: rows.flat().map((cell) => cell.name) }));
  const groups = isDivided(arranged) ? { kind: values.kind, items } : null;
  return {
    settings: { ...before.settings, mainField: values.mainField },
    layouts: { ...before.layouts, edit: arranged.flatMap(({ rows }) => rows) },
    // A server that returns no groups does not store any.
    ...(before.groups === undefined ? {} : { groups }),
    metadatas: Object.fromEntries(
      Object.entries(before.metadatas).map(([name, { edit, list }]) => [
        name,
        { edit: { ...edit, ...values.fields[name] }, list },
      ]),
    ),
  };
}
