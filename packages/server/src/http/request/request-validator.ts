import type { Endpoint } from '@admin/contract';
import type { TSchema } from 'typebox';
import type { Validator } from 'typebox/compile';
import { Compile } from 'typebox/compile';
import type { ValidationDetail } from '../../errors/app-error.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import { readNumericText } from './numeric-text.ts';
import { describeIssues } from '../../errors/validation-messages.ts';

/** The parts of a request that a caller controls and that an endpoint has schemas for. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const partNames = ['params', 'query', 'body'] as const;

/** Puts problems in the alphabetical order of the fields of a body, whoever found them. */
function inOrderOfFields(details: readonly ValidationDetail[]): readonly ValidationDetail[] {
  const fieldOf = ({ path: [field = ''] }: ValidationDetail) => field;
  return details.toSorted((one, other) => {
    if (fieldOf(one) === fieldOf(other)) return 0;
    return fieldOf(one) < fieldOf(other) ? -1 : 1;
  });
}

/**
 * Makes the check that every request of an endpoint passes before its handler sees anything. Schemas are
 * compiled with the first request, so that starting does not pay for calls that nobody makes.
 */
export function createRequestValidator(
  endpoint: Endpoint,
  judge?: (body: unknown) => readonly ValidationDetail[],
): (parts: RequestParts) => void {
  const compiled: Partial<Record<(typeof partNames)[number], Validator>> = {};

  function issuesOf(part: (typeof partNames)[number], schema: TSchema, value: unknown) {
    const validator = (compiled[part] ??= Compile(schema));
    return validator.Check(value) ? [] : describeIssues(validator.Errors(value), part);
  }

  return (parts) => {
    const details: ValidationDetail[] = [];
    for (const part of partNames) {
      const schema = endpoint[part];
      if (schema === undefined) continue;
      const value = part === 'body' ? (parts.body ?? {}) : parts[part];
      if (part === 'body') readNumericText(schema, value);
      const issues = issuesOf(part, schema, value);
      if (part === 'body' && judge !== undefined) {
        details.push(...inOrderOfFields([...issues, ...judge(value)]));
      } else details.push(...issues);
    }
    if (details.length > 0) throw validationFailed(details);
  };
}
