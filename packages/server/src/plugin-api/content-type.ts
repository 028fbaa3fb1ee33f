import type {
  Attribute,
  Component,
  ContentType,
  ContentTypeExtension,
  CustomFieldAttribute,
  CustomFieldStoredValues,
  CustomFieldType,
  FieldMessage,
  FieldSize,
} from '@admin/content-model';
import type { Static, TObject } from 'typebox';

/** The attributes of a plugin's type, which include custom fields. */
type DeclaredAttributes = Readonly<Record<string, Attribute | CustomFieldAttribute>>;

/**
 * A content type of a plugin, in the form of its document. The uid is `plugin::<id of the plugin>.<name>`. It has a table,
 * operations, permissions and pages in the content manager like those of the application; with
 * `pluginOptions: { 'content-manager': { visible: false } }` only the code of the plugin accesses its entries.
 */
export interface PluginContentType extends Omit<ContentType, 'attributes'> {
  readonly attributes: DeclaredAttributes;
}

/** A component of a plugin. The uid is the id of the plugin, a dot and a name: `reviews.rating`. */
export interface PluginComponent extends Omit<Component, 'attributes' | 'category'> {
  readonly attributes: DeclaredAttributes;
}

/**
 * Attributes for content types of the application or of other plugins: optional scalars and relations, which may target
 * content types of the plugin and `admin::user`. They are stored, permitted, listed and shown like declared attributes.
 * Their columns and links remain when the plugin is removed, and return with it.
 */
export interface AddedAttributes extends Pick<ContentTypeExtension, 'to' | 'hiddenByDefault' | 'managed'> {
  readonly attributes: DeclaredAttributes;
}

/** Adds attributes to every content type for which `to` returns true. `to` runs at startup and must be pure. */
export function addAttributes(added: AddedAttributes): AddedAttributes {
  return Object.freeze({ ...added });
}

/**
 * Rows in a table of the plugin that relations of managed attributes may target. Everyone who may read the relation reads
 * the columns, and filters and sorts by them.
 */
export interface LinkTarget {
  /** The description for clients. The uid is `plugin::<id of the plugin>.<name>`; attributes are scalars. */
  readonly type: ContentType;
  /** The table, with the id of a row in `id`. A migration of the plugin creates it. */
  readonly table: string;
  /** The columns by attribute. */
  readonly columns: Readonly<Record<string, string>>;
}

/** Declares rows of a table of the plugin as targets of relations. The plugin deletes the links to deleted rows. */
export function defineLinkTarget(target: LinkTarget): LinkTarget {
  return Object.freeze({ ...target });
}

/** The context in which a value is validated. */
export interface CustomFieldContext<Options> {
  /** The options of the attribute, validated by the schema of the field. */
  readonly options: Options;
  /** The path of the value, from attributes and indexes: `['blocks', 0, 'color']`. */
  readonly path: readonly (string | number)[];
}

/** The typed declaration of a custom field. */
export interface CustomFieldSpec<Type extends CustomFieldType, Options extends TObject> {
  /** The name, as in the panel half; the uid is `plugin::<id of the plugin>.<name>`. */
  readonly name: string;
  /** The built-in type in which values are stored; it determines the default size. */
  readonly type: Type;
  /** The schema of the `options` of an attribute. @default anything */
  readonly options?: Options;
  /**
   * Validates a value that is not empty and follows the rules of its attribute. Returns the message at the field, or null. A
   * message with an id is shown in the language of the panel. Must be pure, synchronous and fast, since it runs in the
   * transaction of the change.
   */
  readonly validate?: (
    value: CustomFieldStoredValues[Type],
    context: CustomFieldContext<Static<Options>>,
  ) => FieldMessage | string | null | undefined;
  /** Columns, of twelve, in the default edit view. @default that of the type */
  readonly defaultSize?: FieldSize['default'];
  /** Allows other widths. @default as for the type */
  readonly isResizable?: boolean;
}

/** A custom field without its types. */
export interface ServerCustomField extends Pick<
  CustomFieldSpec<CustomFieldType, TObject>,
  'name' | 'type' | 'options' | 'defaultSize' | 'isResizable'
> {
  readonly validate?: (
    value: never,
    context: CustomFieldContext<never>,
  ) => FieldMessage | string | null | undefined;
}

/**
 * Declares the server half of a custom field:
 * `defineCustomField({ name: 'color', type: 'string', validate: (value) => (isColor(value) ? null : '…') })`.
 * Attributes of the type `customField` with its uid are stored as its `type`; every write runs `validate`.
 */
export function defineCustomField<Type extends CustomFieldType, Options extends TObject = TObject>(
  field: CustomFieldSpec<Type, Options>,
): ServerCustomField {
  return Object.freeze({ ...field });
}
