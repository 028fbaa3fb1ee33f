import type { Attribute, ContentType } from '@admin/content-model';
import { type ComponentType, useMemo } from 'react';
import { type Contributed, useContributions, useGuard } from '@admin/shell/host';
import { SingleComponentField } from './component/SingleComponentField.tsx';
import { BlocksInput, JsonInput, MarkdownInput } from './inputs/EditorInputs.tsx';
import { BooleanInput, EnumerationInput } from './inputs/ChoiceInputs.tsx';
import { ItemsEditor } from './items/ItemsEditor.tsx';
import { DateInput, DateTimeInput, TimeInput } from './inputs/DateInputs.tsx';
import { LongTextInput, NumberFieldInput, PasswordFieldInput, TextFieldInput } from './inputs/TextInputs.tsx';
import { ReadOnlyMediaField } from './read-only-fields/ReadOnlyMediaField.tsx';
import { RelationEditor } from './relations/RelationEditor.tsx';
import { UidInput } from './uid/UidInput.tsx';
import type { BuiltInEditor, Editor } from './editing/editor.ts';
import type { FieldInput, FieldInputProps } from '@admin/editors';
import { editors, type AttributeEditor } from '../../points.ts';

/** Makes an editor of an input. The table below pairs inputs with their attribute types, which the result does not know. */
function value<V, A extends Attribute>(Input: ComponentType<FieldInputProps<V, A>>): BuiltInEditor {
  return { kind: 'value', Input: Input as unknown as FieldInput };
}

/** The built-in editor of each attribute type, except for repeatable components. */
const builtInEditors = {
  string: value(TextFieldInput),
  email: value(TextFieldInput),
  biginteger: value(TextFieldInput),
  text: value(LongTextInput),
  richtext: value(MarkdownInput),
  password: value(PasswordFieldInput),
  uid: value(UidInput),
  enumeration: value(EnumerationInput),
  integer: value(NumberFieldInput),
  float: value(NumberFieldInput),
  decimal: value(NumberFieldInput),
  boolean: value(BooleanInput),
  date: value(DateInput),
  time: value(TimeInput),
  datetime: value(DateTimeInput),
  json: value(JsonInput),
  blocks: value(BlocksInput),
  media: { kind: 'part', Editor: ReadOnlyMediaField },
  relation: { kind: 'part', Editor: RelationEditor },
  component: { kind: 'group', Editor: SingleComponentField },
  dynamiczone: { kind: 'group', Editor: ItemsEditor },
} as const satisfies Readonly<Record<Attribute['type'], BuiltInEditor>>;

const repeatableComponent: BuiltInEditor = { kind: 'group', Editor: ItemsEditor };

/** Returns the built-in editor of an attribute. */
export function builtInEditor(attribute: Attribute): BuiltInEditor {
  return attribute.type === 'component' && attribute.repeatable === true
    ? repeatableComponent
    : builtInEditors[attribute.type];
}

/**
 * Returns a function that finds the editor of an attribute in entries of a content type; the same function until plugins
 * change. The input of a custom field takes precedence over contributed editors of its type.
 */
export function useEditors(contentType: ContentType): (attribute: Attribute) => Editor {
  const contributed = useContributions(editors);
  const isAllowed = useGuard();
  const { uid } = contentType;
  return useMemo(() => {
    const replacements = new Map<Attribute['type'], Contributed<AttributeEditor>>();
    for (const editor of contributed) {
      const isFirst = !replacements.has(editor.type);
      if (isFirst && isAllowed({ when: editor.when }, { contentType: uid }))
        replacements.set(editor.type, editor);
    }
    return (attribute) => {
      const original = builtInEditor(attribute);
      const replacement = replacements.get(attribute.type);
      return replacement && attribute.customField === undefined
        ? { kind: 'replaced', replacement, original }
        : original;
    };
  }, [contributed, isAllowed, uid]);
}
