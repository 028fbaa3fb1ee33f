import type { Endpoint } from '@admin/contract';
import { Compile, type Validator } from 'typebox/compile';
import { describeIssues } from '../request/validation-messages.ts';

/** Where answers are held to their schemas: where people write routes and where tests run them. */
const checked: ReadonlySet<string> = new Set(['development', 'test']);

/**
 * Makes the check that an answer keeps what its endpoint's schema promises. In production answers go out as they
 * are, so that nobody waits for it.
 * @param environment what NODE_ENV says
 * @throws Error, from the check, which names the route and each place that differs
 */
export function createAnswerCheck(
  { method, path, answer: schema }: Endpoint,
  environment: string | undefined,
): (answer: unknown) => void {
  if (schema === undefined || !checked.has(environment ?? '')) return () => undefined;
  let validator: Validator | undefined;
  return (answer) => {
    validator ??= Compile(schema);
    // What a caller receives: dates are texts by then, and undefined members are gone.
    const received: unknown = JSON.parse(JSON.stringify(answer));
    if (validator.Check(received)) return;
    const issues = describeIssues(validator.Errors(received), 'answer');
    const places = issues.map(({ path: at, message }) => `${at.join('.') || 'answer'}: ${message}`);
    throw new Error(`The answer of ${method} ${path} is not what its schema promises. ${places.join('; ')}`);
  };
}
