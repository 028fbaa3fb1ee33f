import type {
  Attribute,
  ContentType,
  CustomFieldStoredValues,
  CustomFieldType,
  Entry,
  FieldSize,
} from '@admin/content-model';
import type { ReactNode } from 'react';
import type { FilledMessage, MessageDescriptor } from '../../messages/message.ts';
import type { Lazy } from '../core/contribution-types.ts';

import type { IconSource } from './menu-links.ts';

export type { CustomFieldStoredValues };

/** One control in the form that configures an attribute with this custom field. */
export interface CustomFieldOption {
  /** The attribute property it sets: `options.<name>` or one of the root options such as `required`. */
  readonly name: string;
  readonly type?: string;
  readonly intlLabel?: MessageDescriptor;
  readonly description?: MessageDescriptor;
  readonly defaultValue?: unknown;
  readonly options?: readonly {
    readonly key: string;
    readonly value: string;
    readonly metadatas: { readonly intlLabel: MessageDescriptor };
  }[];
}

/** Controls under a common heading. */
export interface CustomFieldSection {
  readonly sectionTitle: MessageDescriptor | null;
  readonly items: readonly CustomFieldOption[];
}

/** The value of a custom field's input, by its stored type; JSON is text while it is edited. */
export interface CustomFieldValues extends Omit<CustomFieldStoredValues, 'json'> {
  readonly json: string;
}

/** The props of the input of a custom field. */
export interface CustomFieldInputProps<V = unknown> {
  /** Dotted path of the field in the entry's form. */
  readonly name: string;
  readonly attribute: Attribute;
  /** Undefined or null while empty. */
  readonly value: V | null | undefined;
  readonly onChange: (value: V | null) => void;
  readonly onBlur: () => void;
  readonly label: string;
  /** Content of other plugins at the end of the label's line. */
  readonly labelAction?: ReactNode;
  /** Help text below the field. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** The translated error of the value. */
  readonly error?: string;
  readonly required: boolean;
  readonly disabled: boolean;
}

/** The props of the cell of a custom field. Empty fields have no cell. */
export interface CustomFieldCellProps<V = unknown> {
  readonly value: V;
  readonly entry: Entry;
  readonly contentType: ContentType;
  readonly attribute: Attribute;
}

/** The props of the filter of a custom field, which edits one value to compare entries with. */
export interface CustomFieldFilterProps<V = unknown> {
  readonly attribute: Attribute;
  /** Null if it is empty. */
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Accessible name for its control. */
  readonly label: string;
  /** True after an attempt to apply the filter without a value. */
  readonly invalid: boolean;
}

/** The types that lists cannot be filtered by. */
export type UnfilteredType = 'json' | 'password' | 'richtext';

/** The context of a custom field's validation. */
export interface CustomFieldContext {
  /** The options of the attribute in its content type. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Dotted path of the field in the entry. */
  readonly name: string;
  /**
   * Returns another value of the entry by its dotted path; undefined if it does not exist or the user may not read it.
   */
  readonly read: (path: string) => unknown;
}

/** A kind of attribute with its own input, stored as the built-in type `T`. */
export interface CustomFieldOf<T extends CustomFieldType> {
  readonly name: string;
  /** Owner; the field is `plugin::{pluginId}.{name}`, or `global::{name}` without one. Another plugin's id is reported. */
  readonly pluginId?: string;
  readonly type: T;
  readonly intlLabel: MessageDescriptor;
  readonly intlDescription: MessageDescriptor;
  readonly components: {
    readonly Input: Lazy<CustomFieldInputProps<CustomFieldValues[T]>>;
    /** Renders the value in lists. @default the cell of the built-in type */
    readonly Cell?: Lazy<CustomFieldCellProps<CustomFieldStoredValues[T]>>;
    /** Edits the values of conditions on the field in list filters. @default the filter of the built-in type */
    readonly Filter?: T extends UnfilteredType ? never : Lazy<CustomFieldFilterProps<CustomFieldValues[T]>>;
  };
  /**
   * Returns the error of a value that is not empty and meets the rules of its attribute; nothing if it is valid. Pure
   * and synchronous. Runs only in the panel; the server half of the field validates values of other clients.
   */
  readonly validate?: (
    value: CustomFieldValues[T],
    context: CustomFieldContext,
  ) => FilledMessage | null | undefined;
  /**
   * Columns of twelve that the field has when it is added to an edit view, unless the server half states it.
   * @default that of the type
   */
  readonly defaultSize?: FieldSize['default'];
  /** Allows other widths. @default that of the type */
  readonly isResizable?: boolean;
  readonly icon?: IconSource;
  /**
   * Options for a content-type builder. They are validated here and shown by such a plugin; this product has none, so that
   * developers write the options of an attribute into the JSON of its content type.
   */
  readonly options?: {
    readonly base?: readonly (CustomFieldOption | CustomFieldSection)[];
    readonly advanced?: readonly (CustomFieldOption | CustomFieldSection)[];
    /** Extra rules for the configuration form, as a map from option name to a schema. */
    readonly validator?: (...context: readonly unknown[]) => Readonly<Record<string, unknown>>;
  };
}

/** A kind of attribute with its own input; its `type` determines the types of its input, cell and validation. */
export type CustomField = { readonly [T in CustomFieldType]: CustomFieldOf<T> }[CustomFieldType];
