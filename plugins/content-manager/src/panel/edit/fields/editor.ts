import type { ComponentType } from 'react';
import type { FieldEditorProps } from './field-editor-props.ts';
import type { FieldInput } from './field-input-props.ts';

/**
 * How a kind of attribute is edited. An input edits one value and a custom field can take its place; an
 * editor looks after its part of the form itself, and a `group` has fields of its own inside.
 */
export type Editor =
  | { readonly kind: 'value'; readonly Input: FieldInput }
  | { readonly kind: 'part' | 'group'; readonly Editor: ComponentType<FieldEditorProps> };
