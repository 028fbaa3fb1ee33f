import type { TSchema } from 'typebox';
import type { Endpoint } from '@admin/contract';
import { type Validator, Compile } from 'typebox/compile';
import type { ValidationDetail } from '../../errors/app-error.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import { describeIssues } from '../../errors/validation-messages.ts';

type Properties = Readonly<Record<string, { readonly numericText?: unknown }>>;

function asNumber(item: unknown): unknown {
  return typeof item === 'string' && /^[1-9]\d{0,14}$/.test(item) ? Number(item) : item;
}

/**
 * Reads ids that came as text as the numbers they stand for, in the lists of a body that the schema marks so.
 * Changes the body in place: it was parsed for this request alone. Anything else is left for the schema to judge.
 */
export function readNumericText(schema: TSchema, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { properties = {} } = schema as { readonly properties?: Properties };
  const values = body as Record<string, unknown>;
  for (const [name, { numericText }] of Object.entries(properties)) {
    const list = values[name];
    if (numericText === true && Array.isArray(list)) values[name] = list.map(asNumber);
  }
}

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
  validateBody?: (body: unknown) => readonly ValidationDetail[],
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
      if (part === 'body' && validateBody !== undefined) {
        details.push(...inOrderOfFields([...issues, ...validateBody(value)]));
      } else details.push(...issues);
    }
    if (details.length > 0) throw validationFailed(details);
  };
}
