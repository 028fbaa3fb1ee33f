import type { SettingSchema, SettingsSchema } from '@admin/contract';
import { Type, type TObject, type TSchema } from 'typebox';

/** A choice of a setting: its stored value and its title. */
type Choice = NonNullable<SettingSchema['oneOf']>[number];

const kinds = ['string', 'number', 'integer', 'boolean'] as const;

/** The keywords of a property that the panel uses for its field; the server validates the rest. */
const shownRules = ['title', 'description', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;

/** Returns a keyword of a schema. TypeBox does not type the keywords of `TSchema`. */
export function keywordOf(schema: TSchema, name: string): unknown {
  return Reflect.get(schema, name);
}

function choiceOf(literal: TSchema): readonly Choice[] {
  const [value, title] = [keywordOf(literal, 'const'), keywordOf(literal, 'title')];
  if (typeof value !== 'string' || value === '') return [];
  return [{ const: value, ...(typeof title === 'string' && { title }) }];
}

/** Returns the choices of a union of text literals; undefined for any other schema. */
function choicesOf(property: TSchema): readonly Choice[] | undefined {
  const literals = keywordOf(property, 'anyOf');
  if (!Array.isArray(literals)) return undefined;
  const choices = (literals as readonly TSchema[]).flatMap(choiceOf);
  return choices.length > 0 && choices.length === literals.length ? choices : undefined;
}

/** Returns the JSON Schema type of a property; undefined when it cannot be a setting. */
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

/** Describes a settings schema for the form in the panel. */
export function describeSettings(schema: TObject): SettingsSchema {
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, describeProperty(property)] as const,
  );
  return { type: 'object', properties: Object.fromEntries(properties) };
}

/** Converts a union of literals to an enum, so that the error of an invalid value lists the choices. */
function asChoice(property: TSchema): TSchema {
  const choices = choicesOf(property);
  return choices ? Type.Enum(choices.map((choice) => choice.const)) : property;
}

/** Returns the schema of a write: any properties of the settings, and no others. */
export function writableSettings(schema: TObject): TSchema {
  const properties = Object.entries(schema.properties).map(
    ([name, property]) => [name, Type.Optional(asChoice(property))] as const,
  );
  return Type.Object(Object.fromEntries(properties), { additionalProperties: false });
}
