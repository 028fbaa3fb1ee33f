import { attributeTypes, type Attribute, type AttributeType } from '../schema/index.ts';
import { checkConsistency } from './consistency.ts';
import { withStoredType, type CustomFieldDeclarations } from './custom-field.ts';
import { isObject, neededOptions, optionKinds } from './option-kinds.ts';
import type { Reporter } from './problem.ts';

const noFields: CustomFieldDeclarations = new Map();

/**
 * Judges one attribute by itself; the reporter stands at it. What depends on other attributes and documents is
 * judged once all are known.
 * @param fields that documents may name
 * @returns the attribute, or undefined when it is not fit to be used
 */
export function parseAttribute(
  declared: unknown,
  reporter: Reporter,
  fields: CustomFieldDeclarations = noFields,
): Attribute | undefined {
  if (!isObject(declared)) {
    reporter.report('NOT_AN_OBJECT', '', 'An attribute must be an object with a "type".');
    return undefined;
  }
  const value = withStoredType(declared, fields, reporter);
  if (value === undefined) return undefined;
  const { type } = value;
  if (!isAttributeType(type)) {
    const said =
      type === undefined
        ? 'The attribute has no "type"'
        : `There is no attribute type ${JSON.stringify(type)}`;
    reporter.report('UNKNOWN_ATTRIBUTE_TYPE', 'type', `${said}: use one of ${attributeTypes.join(', ')}.`);
    return undefined;
  }
  if (!hasRightOptions(type, value, reporter) || !isAttribute(value)) return undefined;
  checkConsistency(value, reporter);
  return value;
}

function hasRightOptions(
  type: AttributeType,
  value: Readonly<Record<string, unknown>>,
  reporter: Reporter,
): boolean {
  const kinds = optionKinds[type];
  let isRight = true;
  for (const [option, given] of Object.entries(value)) {
    const kind = Object.hasOwn(kinds, option) ? kinds[option] : undefined;
    if (kind === undefined) {
      const known = Object.keys(kinds).join(', ');
      reporter.report(
        'UNKNOWN_OPTION',
        option,
        `Attributes of type ${type} have no option "${option}": remove it or use one of ${known}.`,
      );
    } else if (!kind.accepts(given)) {
      isRight = false;
      reporter.report('WRONG_TYPE', option, `The option "${option}" must be ${kind.said}.`);
    }
  }
  for (const option of neededOptions[type] ?? []) {
    if (value[option] !== undefined) continue;
    isRight = false;
    reporter.report('MISSING', option, `Attributes of type ${type} need the option "${option}": add it.`);
  }
  return isRight;
}

function isAttributeType(type: unknown): type is AttributeType {
  return attributeTypes.some((known) => known === type);
}

/** Narrows what the option table has judged: every option has the type that the interfaces declare. */
function isAttribute(value: unknown): value is Attribute {
  return isObject(value) && isAttributeType(value['type']);
}
