import type { ScalarAttribute } from '../schema/attribute.ts';

function range(min: unknown, max: unknown, unit: string): string | null {
  const isSet = (value: unknown): boolean => value !== undefined && value !== null;
  if (isSet(min) && isSet(max)) return `${String(min)} to ${String(max)}${unit}.`;
  if (isSet(min)) return `At least ${String(min)}${unit}.`;
  return isSet(max) ? `At most ${String(max)}${unit}.` : null;
}

function formOf({ type }: ScalarAttribute): string | null {
  switch (type) {
    case 'richtext':
      return 'Markdown.';
    case 'biginteger':
      return 'An integer of any size, as text.';
    case 'date':
      return 'A date, such as 2026-01-31.';
    case 'time':
      return 'A time, such as 09:15:00.000.';
    case 'datetime':
      return 'A date and time in UTC.';
    default:
      return null;
  }
}

/** Describes the form and the rules of a value in one line; empty if there is nothing to say. */
export function describeValue(attribute: ScalarAttribute): string {
  const rules: (string | null)[] = [formOf(attribute)];
  if ('minLength' in attribute || 'maxLength' in attribute) {
    rules.push(range(attribute.minLength, attribute.maxLength, ' characters'));
  }
  if ('min' in attribute || 'max' in attribute) rules.push(range(attribute.min, attribute.max, ''));
  if (attribute.unique === true) rules.push('Unique.');
  return rules.filter((rule) => rule !== null).join(' ');
}
