import type { CustomFieldType } from '@admin/content-model';
import { createExtensionPoint, type Contribution, type ExtensionPoint } from '../core/extension-point.ts';
import { checkCustomField } from './custom-field-rules.ts';
import type { CustomField, CustomFieldOf } from './custom-field.ts';

/** The identity of a custom field, as attributes name it in `customField`. */
export function customFieldUid({ name, pluginId }: Pick<CustomField, 'name' | 'pluginId'>): string {
  return pluginId ? `plugin::${pluginId}.${name}` : `global::${name}`;
}

/** Takes custom fields, each held to its own `type`. */
export interface CustomFieldsPoint extends ExtensionPoint<CustomField> {
  readonly add: {
    <T extends CustomFieldType>(field: CustomFieldOf<T>): Contribution;
    (field: CustomField): Contribution;
  };
}

/** Attribute kinds with inputs of their own. Look one up with `useCustomField(uid)`. */
export const customFields = createExtensionPoint<CustomField>().with({
  id: 'shell.custom-fields',
  key: customFieldUid,
  validate: checkCustomField,
  duplicate: (uid) => `Custom field already registered: '${uid}'`,
  // A field of one type is one of them all, which does not follow for the compiler.
}) as CustomFieldsPoint;
