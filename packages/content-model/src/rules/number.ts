import type { BigIntegerAttribute, NumberAttribute } from '../schema/index.ts';
import { broken, type BrokenRule } from './rule.ts';

/** The rules of numbers. `value` is a finite number already. */
export function brokenNumberRules(attribute: NumberAttribute, value: number): BrokenRule[] {
  const rules: BrokenRule[] = [];
  if (attribute.type === 'integer' && !Number.isSafeInteger(value)) rules.push(broken('integer'));
  if (attribute.min !== undefined && value < attribute.min) rules.push(broken('min', { min: attribute.min }));
  if (attribute.max !== undefined && value > attribute.max) rules.push(broken('max', { max: attribute.max }));
  return [...rules, ...brokenSignRules(attribute, value)];
}

const wholeNumber = /^-?\d{1,100}$/;

/** Whole numbers of any size travel as decimal text; small ones may be numbers. Undefined for anything else. */
export function readBigInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && wholeNumber.test(value) ? BigInt(value) : undefined;
}

/** The rules of whole numbers of any size, compared without loss. */
export function brokenBigIntegerRules(attribute: BigIntegerAttribute, value: unknown): BrokenRule[] {
  const number = readBigInteger(value);
  if (number === undefined) return [broken('biginteger')];
  const min = readBigInteger(attribute.min);
  const max = readBigInteger(attribute.max);
  const rules: BrokenRule[] = [];
  if (min !== undefined && number < min) rules.push(broken('min', { min: attribute.min }));
  if (max !== undefined && number > max) rules.push(broken('max', { max: attribute.max }));
  return [...rules, ...brokenSignRules(attribute, number)];
}

function brokenSignRules(
  attribute: NumberAttribute | BigIntegerAttribute,
  value: number | bigint,
): BrokenRule[] {
  const rules: BrokenRule[] = [];
  if (attribute.positive === true && value <= 0) rules.push(broken('positive'));
  if (attribute.negative === true && value >= 0) rules.push(broken('negative'));
  return rules;
}
