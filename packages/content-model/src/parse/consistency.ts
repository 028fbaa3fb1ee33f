import { classifyRegex, maxRegexLength } from '../regex/safety.ts';
import { brokenScalarRules, readBigInteger } from '../rules/scalar.ts';
import type { RuleContext } from '../rules/rule.ts';
import {
  isScalar,
  type Attribute,
  type EnumerationAttribute,
  type ScalarAttribute,
} from '../schema/attribute.ts';
import type { Reporter } from './problem.ts';

/** Validates that the options of an attribute are consistent; its path is that of the reporter. */
export function checkConsistency(attribute: Attribute, reporter: Reporter): void {
  checkBounds(attribute, reporter);
  if (attribute.type === 'enumeration') checkEnumeration(attribute, reporter);
  const hasRegex = 'regex' in attribute && attribute.regex !== undefined;
  const isRegexUsable = !hasRegex || checkRegex(attribute.regex, reporter);
  if (attribute.type === 'dynamiczone' && attribute.components.length === 0) {
    reporter.report(
      'ZONE_EMPTY',
      'components',
      'A dynamic zone must allow at least one component: list it here.',
    );
  }
  if (attribute.unique === true && !canBeUnique(attribute)) {
    reporter.report(
      'UNIQUE_UNSUPPORTED',
      'unique',
      `Attributes of type ${attribute.type} cannot be unique: remove the option.`,
    );
  }
  if (isScalar(attribute) && isRegexUsable) checkDefault(attribute, reporter);
}

const neverUnique: ReadonlySet<string> = new Set([
  'richtext',
  'blocks',
  'json',
  'password',
  'media',
  'relation',
  'component',
  'dynamiczone',
]);

function canBeUnique({ type }: Attribute): boolean {
  return !neverUnique.has(type);
}

function checkBounds(attribute: Attribute, reporter: Reporter): void {
  if ('minLength' in attribute || 'maxLength' in attribute) {
    const { minLength = 0, maxLength = Infinity } = attribute;
    if (minLength > maxLength) reportBounds(['minLength', minLength], ['maxLength', maxLength], reporter);
  }
  if (
    'min' in attribute &&
    'max' in attribute &&
    attribute.min !== undefined &&
    attribute.max !== undefined
  ) {
    const { min, max } = attribute;
    const [least, most] =
      attribute.type === 'biginteger' ? [readBigInteger(min), readBigInteger(max)] : [min, max];
    if (least !== undefined && most !== undefined && least > most)
      reportBounds(['min', min], ['max', max], reporter);
  }
  if ('positive' in attribute && attribute.positive && attribute.negative) {
    reporter.report(
      'MIN_ABOVE_MAX',
      'positive',
      'A number cannot be both positive and negative: remove one of the two options.',
    );
  }
}

/** An option that limits values, and its value. */
type Bound = readonly [option: string, value: unknown];

function reportBounds([low, least]: Bound, [high, most]: Bound, reporter: Reporter): void {
  reporter.report(
    'MIN_ABOVE_MAX',
    low,
    `The ${low} ${String(least)} is above the ${high} ${String(most)}: no value could satisfy both, correct one of them.`,
  );
}

function checkRegex(regex: string | undefined, reporter: Reporter): boolean {
  switch (classifyRegex(regex ?? '')) {
    case 'safe':
      return true;
    case 'invalid':
      reporter.report(
        'REGEX_INVALID',
        'regex',
        `The regular expression ${JSON.stringify(regex)} is not valid: correct its syntax.`,
      );
      return false;
    case 'too-long':
      reporter.report(
        'REGEX_TOO_LONG',
        'regex',
        `The regular expression is longer than ${maxRegexLength} characters: shorten it.`,
      );
      return false;
    case 'slow':
      reporter.report(
        'REGEX_SLOW',
        'regex',
        `The regular expression ${JSON.stringify(regex)} could take very long on some texts: avoid repetitions inside repetitions, alternatives that overlap and backreferences.`,
      );
      return false;
  }
}

function checkEnumeration({ enum: values }: EnumerationAttribute, reporter: Reporter): void {
  if (values.length === 0)
    reporter.report('ENUM_EMPTY', 'enum', 'An enumeration must list at least one value.');
  for (const [index, value] of values.entries()) {
    if (value.trim() === '' || value !== value.trim()) {
      reporter.report(
        'ENUM_INVALID',
        `enum.${index}`,
        `The value ${JSON.stringify(value)} must not be empty or start or end with spaces.`,
      );
    } else if (values.indexOf(value) !== index) {
      reporter.report(
        'ENUM_DUPLICATE',
        `enum.${index}`,
        `The value "${value}" is listed twice: remove one of the two.`,
      );
    }
  }
}

const asStored: RuleContext = {
  mode: 'create',
  draft: false,
  source: 'wire',
  jsonAsText: false,
  inComponent: false,
};

function checkDefault(attribute: ScalarAttribute, reporter: Reporter): void {
  if (!('default' in attribute) || attribute.default === undefined || attribute.default === null) return;
  const [first] = brokenScalarRules(attribute, attribute.default, asStored);
  if (first === undefined) return;
  reporter.report(
    'DEFAULT_INVALID',
    'default',
    `The default ${JSON.stringify(attribute.default)} breaks the attribute's own rule "${first.rule}": correct one of them.`,
  );
}
