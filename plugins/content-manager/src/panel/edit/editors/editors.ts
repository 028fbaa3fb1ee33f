import type { FieldInput, FieldInputProps } from '@admin/editors';
import type { Attribute } from '@admin/content-model';
import type { ComponentType } from 'react';
import { SingleComponentField } from '../component/SingleComponentField.tsx';
import { BlocksField } from '../inputs/BlocksField.tsx';
import { BooleanInput } from '../inputs/BooleanInput.tsx';
import { ItemsEditor } from '../items/ItemsEditor.tsx';
import { DateInput } from '../dates/DateInput.tsx';
import { DateTimeInput } from '../dates/DateTimeInput.tsx';
import { EnumerationInput } from '../inputs/EnumerationInput.tsx';
import { JsonInput } from '../inputs/JsonInput.tsx';
import { LongTextInput } from '../inputs/LongTextInput.tsx';
import { MarkdownInput } from '../inputs/MarkdownInput.tsx';
import { NumberFieldInput } from '../inputs/NumberFieldInput.tsx';
import { PasswordFieldInput } from '../inputs/PasswordFieldInput.tsx';
import { TextFieldInput } from '../inputs/TextFieldInput.tsx';
import { TimeInput } from '../dates/TimeInput.tsx';
import { ReadOnlyMediaField } from '../read-only-fields/ReadOnlyMediaField.tsx';
import { RelationEditor } from '../relations/RelationEditor.tsx';
import { UidInput } from '../uid/UidInput.tsx';
import type { BuiltInEditor } from '../editing/editor.ts';

/** The map below is what pairs an input with the kind of attribute it is made for; behind it, that is not known. */
function value<V, A extends Attribute>(Input: ComponentType<FieldInputProps<V, A>>): BuiltInEditor {
  return { kind: 'value', Input: Input as unknown as FieldInput };
}

/** Every attribute type with what edits it; a single component is told apart from a repeatable one below. */
const editors = {
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
  blocks: value(BlocksField),
  media: { kind: 'part', Editor: ReadOnlyMediaField },
  relation: { kind: 'part', Editor: RelationEditor },
  component: { kind: 'group', Editor: SingleComponentField },
  dynamiczone: { kind: 'group', Editor: ItemsEditor },
} as const satisfies Readonly<Record<Attribute['type'], BuiltInEditor>>;

const repeatableComponent: BuiltInEditor = { kind: 'group', Editor: ItemsEditor };

/** What edits an attribute where no plugin brings anything else. */
export function builtInEditor(attribute: Attribute): BuiltInEditor {
  return attribute.type === 'component' && attribute.repeatable === true
    ? repeatableComponent
    : editors[attribute.type];
}
