import type { Attribute } from '@admin/content-model';
import type { CustomFieldInputProps } from '@admin/shell';
import type { ComponentType } from 'react';

/**
 * The props of every input of a form: those of a custom field's input, so that a plugin's input and a built-in one
 * are interchangeable. `A` is the kind of attribute that the input edits.
 */
export interface FieldInputProps<
  V = unknown,
  A extends Attribute = Attribute,
> extends CustomFieldInputProps<V> {
  readonly attribute: A;
}

/** An input whose value and attribute types are not known to the caller. */
export type FieldInput = ComponentType<FieldInputProps>;

/** Returns the text that a control shows for a value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

/** Returns the value for an input's text: null for an empty one. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
