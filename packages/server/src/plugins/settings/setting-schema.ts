import type { SettingSchema, SettingsSchema } from '@admin/contract';
import { Type, type TObject, type TSchema } from 'typebox';

/** A text that can be chosen, as it is stored and as it is called. */
type Choice = NonNullable<SettingSchema['oneOf']>[number];

const kinds = ['string', 'number', 'integer', 'boolean'] as const;

/** What the panel can use of a property for its field; the rest is the server's to judge. */
const shownRules = ['title', 'description', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** What a schema says under a name; TypeBox types its schemas by what made them. */
export function keywordOf(schema: TSchema, name: string): unknown {
  return Reflect.get(schema, name);
}

function choiceOf(literal: TSchema): readonly Choice[] {
  const [value, title] = [keywordOf(literal, 'const'), keywordOf(literal, 'title')];
  if (typeof value !== 'string' || value === '') return [];
  return [{ const: value, ...(typeof title === 'string' && { title }) }];
}

/** The texts that a union of literals offers; undefined for everything else. */
function choicesOf(property: TSchema): readonly Choice[] | undefined {
  const literals = keywordOf(property, 'anyOf');
  if (!Array.isArray(literals)) return undefined;
  const choices = (literals as readonly TSchema[]).flatMap(choiceOf);
  return choices.length > 0 && choices.length === literals.length ? choices : undefined;
}

/** What a property is, as JSON Schema names it; undefined when it is nothing that can be set. */
export function kindOf(property: TSchema): SettingSchema['type'] | undefined {
  return choicesOf(property) ? 'string' : kinds.find((kind) => kind === keywordOf(property, 'type'));
}

function describeProperty(property: TSchema): SettingSchema {
  const choices = choicesOf(property);
  const shown = shownRules.flatMap((name) => {
    const rule = keywordOf(property, name);
    return rule === undefined ? [] : [[name, rule] as const];
  });
  return {
    type: kindOf(property) ?? 'string',
    // Resolution validated the default against the property.
    default: keywordOf(property, 'default') as SettingSchema['default'],
    ...Object.fromEntries(shown),
    ...(choices && { oneOf: [...choices] }),
  };
}

/** The schema as the panel draws its form from it. */
export function describeSettings(schema: TObject): SettingsSchema {
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, describeProperty(property)] as const,
  );
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** A choice is judged as one, so that a wrong value is told what it may be. */
function asChoice(property: TSchema): TSchema {
  const choices = choicesOf(property);
  return choices ? Type.Enum(choices.map((choice) => choice.const)) : property;
}

/** What may be written: properties of the schema, any of them, and nothing else. */
export function writableSettings(schema: TObject): TSchema {
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, Type.Optional(asChoice(property))] as const,
  );
  return Type.Object(Object.fromEntries(properties), { additionalProperties: false });
}
