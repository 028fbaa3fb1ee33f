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
 * Converts ids from text to numbers in lists that the schema marks with `numericText`. Changes the body in place; other
 * values are left for the schema to validate.
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

/** The parts of a request for which an endpoint has schemas. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const partNames = ['params', 'query', 'body'] as const;

/** Sorts details by the field of the body. */
function inOrderOfFields(details: readonly ValidationDetail[]): readonly ValidationDetail[] {
  const fieldOf = ({ path: [field = ''] }: ValidationDetail) => field;
  return details.toSorted((one, other) => {
    if (fieldOf(one) === fieldOf(other)) return 0;
    return fieldOf(one) < fieldOf(other) ? -1 : 1;
  });
}

/**
 * Creates the validation of an endpoint's requests, which runs before the handler. Schemas are compiled with the first
 * request, so that the server starts faster.
 */
export function createRequestValidator(
  endpoint: Endpoint,
): (parts: RequestParts, validateBody?: (body: unknown) => readonly ValidationDetail[]) => void {
  const compiled: Partial<Record<(typeof partNames)[number], Validator>> = {};

  function issuesOf(part: (typeof partNames)[number], schema: TSchema, value: unknown) {
    const validator = (compiled[part] ??= Compile(schema));
    return validator.Check(value) ? [] : describeIssues(validator.Errors(value), part);
  }

  return (parts, validateBody) => {
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
