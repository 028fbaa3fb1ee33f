import type { Attribute } from '@admin/content-model';
import type { Lazy } from '../core/contribution-types.ts';
import { createExtensionPoint } from '../core/extension-point.ts';
import type { MessageDescriptor } from '../core/message.ts';
import { checkCustomField, type customFieldTypes } from './custom-field-rules.ts';
import type { IconSource } from './menu-links.ts';

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

export type CustomFieldType = (typeof customFieldTypes)[number];

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
  /** Help under the field. */
  readonly hint?: string;
  readonly placeholder?: string;
  /** The translated error about the value. */
  readonly error?: string;
  readonly required: boolean;
  readonly disabled: boolean;
}

/** An attribute kind with an input of its own, stored as one of the built-in types. */
export interface CustomField {
  readonly name: string;
  /** Owner; the field is `plugin::{pluginId}.{name}`, or `global::{name}` without one. */
  readonly pluginId?: string;
  readonly type: CustomFieldType;
  readonly intlLabel: MessageDescriptor;
  readonly intlDescription: MessageDescriptor;
  readonly components: { readonly Input: Lazy<CustomFieldInputProps> };
  readonly icon?: IconSource;
  readonly options?: {
    readonly base?: readonly (CustomFieldOption | CustomFieldSection)[];
    readonly advanced?: readonly (CustomFieldOption | CustomFieldSection)[];
    /** Extra rules for the configuration form, as a map from option name to a schema. */
    readonly validator?: (...context: readonly unknown[]) => Readonly<Record<string, unknown>>;
  };
}

/** The identity of a custom field, as attributes name it in `customField`. */
export function customFieldUid({ name, pluginId }: Pick<CustomField, 'name' | 'pluginId'>): string {
  return pluginId ? `plugin::${pluginId}.${name}` : `global::${name}`;
}

/** Attribute kinds with inputs of their own. Look one up with `useCustomField(uid)`. */
export const customFields = createExtensionPoint<CustomField>().with({
  id: 'shell.custom-fields',
  key: customFieldUid,
  validate: checkCustomField,
  duplicate: (uid) => `Custom field already registered: '${uid}'`,
});
