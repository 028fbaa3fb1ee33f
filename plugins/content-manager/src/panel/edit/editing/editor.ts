import type { FieldInput } from '@admin/editors';
import type { Contributed } from '@admin/shell/host';
import type { ComponentType } from 'react';
import type { AttributeEditor } from '../../../points.ts';
import type { FieldEditorProps } from './field-editor-props.ts';

/**
 * A built-in editor of a kind of attribute. An input edits one value, and a custom field can replace it. An editor
 * manages its part of the form; a `group` contains fields.
 */
export type BuiltInEditor =
  | { readonly kind: 'value'; readonly Input: FieldInput }
  | { readonly kind: 'part' | 'group'; readonly Editor: ComponentType<FieldEditorProps> };

/** The editor of an attribute: that of the product, or the plugin's that replaces it. */
export type Editor =
  | BuiltInEditor
  | {
      readonly kind: 'replaced';
      readonly replacement: Contributed<AttributeEditor>;
      readonly original: BuiltInEditor;
    };
