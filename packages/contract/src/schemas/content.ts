import type {
  ComponentItem as ComponentItemType,
  ContentTypeItem as ContentTypeItemType,
  Entry,
  FieldSize,
  LayoutGroups,
  Page,
  ViewConfiguration,
} from '@admin/content-model';
import { Type } from 'typebox';
import { Body, Nullable, OneOf, Pagination, Wrapped } from './wire.ts';

export type {
  ComponentItem,
  ContentTypeItem,
  Entry,
  FieldSize,
  Page,
  ViewConfiguration,
} from '@admin/content-model';

const item = {
  uid: Type.String(),
  isDisplayed: Type.Boolean(),
  apiID: Type.String(),
  info: Type.Unknown(),
  options: Type.Unknown(),
  attributes: Type.Record(Type.String(), Type.Unknown()),
};

export const ContentTypeShape = Type.Unsafe<ContentTypeItemType>(
  Type.Object({ ...item, kind: Type.String(), pluginOptions: Type.Unknown() }),
);

export const ComponentShape = Type.Unsafe<ComponentItemType>(
  Type.Object({ ...item, category: Type.String() }),
);

/** Default widths by field type. */
export type FieldSizes = Readonly<Record<string, FieldSize>>;

export const FieldSizesShape = Type.Unsafe<FieldSizes>(
  Type.Record(Type.String(), Type.Object({ default: Type.Integer(), isResizable: Type.Boolean() })),
);

/** The initial data of the content manager. */
export interface ContentManagerInit {
  readonly fieldSizes: FieldSizes;
  readonly components: readonly ComponentItemType[];
  readonly contentTypes: readonly ContentTypeItemType[];
}

/** An entry; its keys depend on the content type, so no schema filters the response. */
export const EntryShape = Type.Unsafe<Entry>(Type.Record(Type.String(), Type.Unknown()));

export const EntryPage = Type.Unsafe<Page<Entry>>(
  Type.Object({ results: Type.Array(EntryShape), pagination: Pagination }),
);

/** Attributes of a form by name. Validated by the rules of the content model, not by a schema. */
export const EntryBody = Type.Record(Type.String(), Type.Unknown());

export const ViewSettingsShape = Type.Object({
  bulkable: Type.Boolean(),
  filterable: Type.Boolean(),
  searchable: Type.Boolean(),
  pageSize: Type.Integer(),
  mainField: Nullable(Type.String()),
  defaultSortBy: Type.String(),
  defaultSortOrder: OneOf(['ASC', 'DESC']),
});

export const ConfigurationShape = Type.Unsafe<ViewConfiguration>(Type.Record(Type.String(), Type.Unknown()));

/**
 * The parts of a configuration to replace. The operation validates their rules (page sizes, known fields, rows of 12),
 * and reports them in a separate form.
 */
export const ConfigurationBody = Body({
  settings: Type.Optional(
    Type.Unsafe<ViewConfiguration['settings']>(Type.Record(Type.String(), Type.Unknown())),
  ),
  metadatas: Type.Optional(
    Type.Unsafe<ViewConfiguration['metadatas']>(Type.Record(Type.String(), Type.Unknown())),
  ),
  layouts: Type.Optional(
    Type.Unsafe<ViewConfiguration['layouts']>(Type.Record(Type.String(), Type.Unknown())),
  ),
  /** Of content types; null removes the groups. Other servers have none. */
  groups: Type.Optional(Nullable(Type.Unsafe<LayoutGroups>(Type.Record(Type.String(), Type.Unknown())))),
});

/** The configuration of a content type with those of all components in it, at any depth. */
export interface ContentTypeConfiguration {
  readonly contentType: ViewConfiguration;
  readonly components: Readonly<Record<string, ViewConfiguration>>;
}

/** The configuration of a component with those of all components in it. */
export interface ComponentConfiguration {
  readonly component: ViewConfiguration;
  readonly components: Readonly<Record<string, ViewConfiguration>>;
}

export const ContentTypeConfigurationShape = Wrapped(
  Type.Unsafe<ContentTypeConfiguration>(
    Type.Object({
      contentType: ConfigurationShape,
      components: Type.Record(Type.String(), ConfigurationShape),
    }),
  ),
);

export const ComponentConfigurationShape = Wrapped(
  Type.Unsafe<ComponentConfiguration>(
    Type.Object({
      component: ConfigurationShape,
      components: Type.Record(Type.String(), ConfigurationShape),
    }),
  ),
);
