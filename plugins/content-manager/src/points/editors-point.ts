import {
  createExtensionPoint,
  type ContentCondition,
  type CustomFieldInputProps,
  type CustomFieldValues,
  type Lazy,
  type Placed,
} from '@admin/shell';
import { checkEditor, type EditedType } from './editor-rules.ts';

/** What an editor holds, by the attribute type that it edits. */
export interface EditorValues extends CustomFieldValues {
  readonly blocks: readonly unknown[];
  /** A file, or a list of them. */
  readonly media: unknown;
}

/** What edits the values of an attribute type in place of the product's own editor. */
export interface AttributeEditorOf<T extends EditedType> extends Placed {
  readonly type: T;
  /** It edits one value, which it is given and gives back. */
  readonly kind: 'value';
  /** If it fails, the product's own editor takes over. */
  readonly component: Lazy<CustomFieldInputProps<EditorValues[T]>>;
  /** Where it takes the place; `contentType` is that of the entry. @default everywhere */
  readonly when?: ContentCondition;
}

/** An editor; its `type` says what it is given. */
export type AttributeEditor = {
  readonly [T in EditedType]: AttributeEditorOf<T>;
}[EditedType];

/** Editors in place of the product's own, by attribute type. Of several for one type the first one that is there edits. */
export const editors = createExtensionPoint<AttributeEditor>().with({
  id: 'content-manager.edit.editors',
  key: ({ id }) => id,
  validate: checkEditor,
});
