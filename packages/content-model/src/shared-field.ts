import type { FieldSize } from './configuration-types.ts';
import type { CustomFieldStoredValues, CustomFieldType } from './schema/attribute.ts';

/** A message in the language files of a plugin, with its English text. */
export interface FieldMessage {
  /** Starts with the id of the plugin. */
  readonly id: string;
  /** The server replaces simple placeholders such as `{most}` for other clients than the panel. */
  readonly defaultMessage: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The types of shared fields. A JSON field has a text in the panel and a value on the server, so it needs two validators. */
export type SharedFieldType = Exclude<CustomFieldType, 'json'>;

/** What the panel half and the server half of a custom field have in common. */
export interface SharedField<T extends SharedFieldType> {
  readonly name: string;
  /** The built-in type in which values are stored. */
  readonly type: T;
  /** Columns, of twelve. @default that of the type */
  readonly defaultSize?: FieldSize['default'];
  /** Allows other widths. @default that of the type */
  readonly isResizable?: boolean;
  /**
   * Returns the error of a value that is not empty and meets the rules of its attribute; nothing if it is valid. Pure and
   * synchronous: the panel runs it while a user types, the server in the transaction of each change.
   */
  readonly validate?: (
    value: CustomFieldStoredValues[T],
    context: { readonly options: Readonly<Record<string, unknown>> },
  ) => FieldMessage | null | undefined;
}

/**
 * Declares what both halves of a custom field have in common, so that they cannot disagree: the panel half adds it with
 * `customFields.add({ ...field, components: … })`, the server half lists it in `customFields`.
 */
export function defineSharedField<const T extends SharedFieldType>(field: SharedField<T>): SharedField<T> {
  return Object.freeze({ ...field });
}
