import type {
  Attribute,
  Component,
  ContentType,
  CustomFieldAttribute,
  CustomFieldStoredValues,
  CustomFieldType,
  FieldSize,
} from '@admin/content-model';
import type { Static, TObject } from 'typebox';

/** Attributes as a plugin declares them: those of the type `customField` are stored as their field says. */
type DeclaredAttributes = Readonly<Record<string, Attribute | CustomFieldAttribute>>;

/**
 * A content type that a plugin brings, as its document would say it. The uid is `plugin::<id of the plugin>.<name>`.
 * It has a table, operations, permissions and a place in the content manager like those of the application; with
 * `pluginOptions: { 'content-manager': { visible: false } }` only the code of the plugin has to do with its entries.
 */
export interface PluginContentType extends Omit<ContentType, 'attributes'> {
  readonly attributes: DeclaredAttributes;
}

/** A component that a plugin brings. The uid is the id of the plugin, a dot and a name: `reviews.rating`. */
export interface PluginComponent extends Omit<Component, 'attributes' | 'category'> {
  readonly attributes: DeclaredAttributes;
}

/** What the judge of a value is told beside it. */
export interface CustomFieldContext<Options> {
  /** The options of the attribute, as its content type configures them and the schema of the field allows. */
  readonly options: Options;
  /** Attributes and positions that lead to the value: `['blocks', 0, 'color']`. */
  readonly path: readonly (string | number)[];
}

/** A custom field as its plugin describes it, its types tied together. */
export interface CustomFieldSpec<Type extends CustomFieldType, Options extends TObject> {
  /** As in the panel half: attributes name the field `plugin::<id of the plugin>.<name>`. */
  readonly name: string;
  /** Built-in type that it is stored as: its size is that of the field where this says no other. */
  readonly type: Type;
  /** What content types may say in the `options` of an attribute. @default anything */
  readonly options?: Options;
  /**
   * Says what is wrong with a value that is not empty and keeps the rules of its attribute, as a sentence that stands at
   * the field; nothing when it is right. Pure, synchronous and fast: it runs in the transaction of the change.
   */
  readonly validate?: (
    value: CustomFieldStoredValues[Type],
    context: CustomFieldContext<Static<Options>>,
  ) => string | null | undefined;
  /** Columns of twelve that the field takes in an edit view which nobody has arranged. @default that of the type */
  readonly defaultSize?: FieldSize['default'];
  /** Whether it can be given another width. @default as the type can */
  readonly isResizable?: boolean;
}

/** A custom field as a plugin lists it, its types no longer known. */
export interface ServerCustomField extends Pick<
  CustomFieldSpec<CustomFieldType, TObject>,
  'name' | 'type' | 'options' | 'defaultSize' | 'isResizable'
> {
  readonly validate?: (value: never, context: CustomFieldContext<never>) => string | null | undefined;
}

/**
 * Describes the server half of a custom field:
 * `defineCustomField({ name: 'color', type: 'string', validate: (value) => (isColor(value) ? null : '…') })`.
 * Attributes of the type `customField` that name it are stored as its `type` and held to its `validate`, whoever writes
 * them.
 */
export function defineCustomField<Type extends CustomFieldType, Options extends TObject = TObject>(
  field: CustomFieldSpec<Type, Options>,
): ServerCustomField {
  return Object.freeze({ ...field });
}
