import type { CustomFieldInputProps } from '@admin/shell';
import {
  type ContentCondition,
  createExtensionPoint,
  type CustomFieldValues,
  type Lazy,
  type Placed,
} from '@admin/shell/host';

/** The value that an editor receives, by attribute type. */
export interface EditorValues extends CustomFieldValues {
  readonly blocks: readonly unknown[];
  /** A file, or a list of them. */
  readonly media: unknown;
}

/** An editor for the values of an attribute type, instead of the built-in editor. */
export interface AttributeEditorOf<T extends EditedType> extends Placed {
  readonly type: T;
  /** The editor receives one value and returns one. */
  readonly kind: 'value';
  /** If it fails, the built-in editor is used. */
  readonly component: Lazy<CustomFieldInputProps<EditorValues[T]>>;
  /** Restricts the editor, for example to content types; `contentType` is that of the entry. @default everywhere */
  readonly when?: ContentCondition;
}

/** An editor; its `type` determines its value. */
export type AttributeEditor = {
  readonly [T in EditedType]: AttributeEditorOf<T>;
}[EditedType];

/** Editors instead of the built-in ones, by attribute type. Of several for one type the first applicable one is used. */
export const editors = createExtensionPoint<AttributeEditor>().with({
  id: 'content-manager.edit.editors',
  key: ({ id }) => id,
  validate: checkEditor,
});

/** The attribute types that a contributed editor can edit. */
export type EditedType = keyof CustomFieldValues | 'blocks' | 'media';

const editedTypes: Readonly<Record<EditedType, true>> = {
  biginteger: true,
  blocks: true,
  boolean: true,
  date: true,
  datetime: true,
  decimal: true,
  email: true,
  enumeration: true,
  float: true,
  integer: true,
  json: true,
  media: true,
  password: true,
  richtext: true,
  string: true,
  text: true,
  time: true,
  uid: true,
};

/** An editor as an author without a compiler may pass it. */
interface UncheckedEditor {
  readonly type?: unknown;
  readonly kind?: unknown;
  readonly component?: unknown;
}

/** Returns the first problem of an editor, or undefined. */
function checkEditor(editor: UncheckedEditor): string | undefined {
  const { type, kind, component } = editor;
  if (typeof type !== 'string' || !Object.hasOwn(editedTypes, type)) {
    return `An editor needs the \`type\` of attributes that it edits, one of ${Object.keys(editedTypes).join(', ')}`;
  }
  if (kind !== 'value') return "An editor needs `kind: 'value'`";
  return typeof component === 'function' ? undefined : 'A Component must be provided';
}
