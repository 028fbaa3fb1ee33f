import type { CustomFieldValues } from '@admin/shell';

/** The attribute types whose values editors hold. */
export type EditedType = keyof CustomFieldValues | 'blocks' | 'media';

/** The attribute types whose value an editor may hold as a whole. */
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

/** The unfinished thing that an author without a compiler may hand over. */
interface Draft {
  readonly type?: unknown;
  readonly kind?: unknown;
  readonly component?: unknown;
}

/** Returns the first thing that is wrong with an editor, or undefined. */
export function checkEditor(editor: Draft): string | undefined {
  const { type, kind, component } = editor;
  if (typeof type !== 'string' || !Object.hasOwn(editedTypes, type)) {
    return `An editor needs the \`type\` of attributes that it edits, one of ${Object.keys(editedTypes).join(', ')}`;
  }
  if (kind !== 'value') return "An editor says how it edits: `kind: 'value'`";
  return typeof component === 'function' ? undefined : 'A Component must be provided';
}
