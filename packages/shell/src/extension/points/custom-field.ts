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

/** What the input of a custom field holds, by the type that it is stored as; JSON is text while it is edited. */
export interface CustomFieldValues extends Omit<CustomFieldStoredValues, 'json'> {
  readonly json: string;
}

/** What the edit view hands to the input of a custom field. */
export interface CustomFieldInputProps<V = unknown> {
  /** Dotted path of the field in the entry's form. */
  readonly name: string;
  readonly attribute: Attribute;
  /** Undefined or null while empty. */
  readonly value: V | null | undefined;
  readonly onChange: (value: V | null) => void;
  readonly onBlur: () => void;
  readonly label: string;
  /** What other plugins add to the label, to stand at the end of its line. */
  readonly labelAction?: ReactNode;
  /** Help under the field. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** The translated error about the value. */
  readonly error?: string;
  readonly required: boolean;
  readonly disabled: boolean;
}

/** What a list hands to the cell of a custom field. Empty fields have no cell. */
export interface CustomFieldCellProps<V = unknown> {
  readonly value: V;
  readonly entry: Entry;
  readonly contentType: ContentType;
  readonly attribute: Attribute;
}

/** What the filters of a list hand to the filter of a custom field: it gives one value that entries are compared with. */
export interface CustomFieldFilterProps<V = unknown> {
  readonly attribute: Attribute;
  /** Null while there is none. */
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Accessible name for its control. */
  readonly label: string;
  /** Whether somebody wanted to apply it without a value. */
  readonly invalid: boolean;
}

/** The types that lists are not filtered by. */
type UnfilteredType = 'json' | 'password' | 'richtext';

/** What the judge of a value is told. */
export interface CustomFieldContext {
  /** The options of the attribute, as its content type configures them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Dotted path of the field in the entry. */
  readonly name: string;
  /** Another value of the entry by its dotted path; undefined for what is not there or not for the user to see. */
  readonly read: (path: string) => unknown;
}

/** An attribute kind with an input of its own, stored as the built-in type `T`. */
export interface CustomFieldOf<T extends CustomFieldType> {
  readonly name: string;
  /** Owner; the field is `plugin::{pluginId}.{name}`, or `global::{name}` without one. Another plugin's id is reported. */
  readonly pluginId?: string;
  readonly type: T;
  readonly intlLabel: MessageDescriptor;
  readonly intlDescription: MessageDescriptor;
  readonly components: {
    readonly Input: Lazy<CustomFieldInputProps<CustomFieldValues[T]>>;
    /** Draws the value in lists. @default as the built-in type does */
    readonly Cell?: Lazy<CustomFieldCellProps<CustomFieldStoredValues[T]>>;
    /** Gives the values of conditions on the field in the filters of lists. @default as the built-in type does */
    readonly Filter?: T extends UnfilteredType ? never : Lazy<CustomFieldFilterProps<CustomFieldValues[T]>>;
  };
  /**
   * Says what is wrong with a value that is not empty and keeps the rules of its attribute; nothing when it is right.
   * Pure and synchronous. Runs in the panel alone: what other clients send is judged by the server half of the field.
   */
  readonly validate?: (
    value: CustomFieldValues[T],
    context: CustomFieldContext,
  ) => FilledMessage | null | undefined;
  /**
   * Columns of twelve that the field takes when it is put into an edit view, where the server half does not say it.
   * @default that of the type
   */
  readonly defaultSize?: FieldSize['default'];
  /** Whether it can be given another width. @default as the type can */
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

/** An attribute kind with an input of its own; its `type` says what its input, its cell and its judge are given. */
export type CustomField = { readonly [T in CustomFieldType]: CustomFieldOf<T> }[CustomFieldType];
