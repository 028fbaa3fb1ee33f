import type { Attribute } from '@admin/content-model';
import type { CustomFieldInputProps } from '@admin/shell';
import type { ComponentType } from 'react';

/**
 * What every input of the edit view receives: the same as an input of a custom field, so that a plugin's
 * input and a built-in one are the same kind of thing. `A` is the kind of attribute the input edits.
 */
export interface FieldInputProps<
  V = unknown,
  A extends Attribute = Attribute,
> extends CustomFieldInputProps<V> {
  readonly attribute: A;
}

/** An input whose kind of value and attribute is not known here. */
export type FieldInput = ComponentType<FieldInputProps>;
