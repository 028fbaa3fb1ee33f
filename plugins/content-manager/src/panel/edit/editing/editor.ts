import type { FieldInput } from '@admin/editors';
import type { Contributed } from '@admin/shell/host';
import type { ComponentType } from 'react';
import type { AttributeEditor } from '../../../points.ts';
import type { FieldEditorProps } from './field-editor-props.ts';

/**
 * How the product edits a kind of attribute. An input edits one value and a custom field can take its place; an
 * editor looks after its part of the form itself, and a `group` has fields of its own inside.
 */
export type BuiltInEditor =
  | { readonly kind: 'value'; readonly Input: FieldInput }
  | { readonly kind: 'part' | 'group'; readonly Editor: ComponentType<FieldEditorProps> };

/** What edits an attribute: the product itself, or what a plugin put in the place of that. */
export type Editor =
  | BuiltInEditor
  | {
      readonly kind: 'replaced';
      readonly replacement: Contributed<AttributeEditor>;
      readonly original: BuiltInEditor;
    };
