import type { Endpoint } from '@admin/contract';
import { IsOptional } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { describeIssues } from '../../errors/validation-messages.ts';

/**
 * Makes the check that an answer keeps what its endpoint's schema promises. In production answers are sent unchecked,
 * since the check takes time.
 * @param environment what NODE_ENV says
 * @throws Error, from the check, which names the route and each place that differs
 */
export function createAnswerCheck(
  { method, path, answer: schema }: Endpoint,
  environment: string | undefined,
): (answer: unknown) => void {
  if (schema === undefined || environment === 'production') return () => undefined;
  let validator: Validator | undefined;
  return (answer) => {
    if (answer === undefined) {
      if (IsOptional(schema)) return;
      throw new Error(
        `The handler of ${method} ${path} returned undefined, and its schema promises an answer.`,
      );
    }
    validator ??= Compile(schema);
    // What a caller receives: dates are texts by then, and undefined members are gone.
    const received: unknown = JSON.parse(JSON.stringify(answer));
    if (validator.Check(received)) return;
    const issues = describeIssues(validator.Errors(received), 'answer');
    const places = issues.map(({ path: at, message }) => `${at.join('.') || 'answer'}: ${message}`);
    throw new Error(`The answer of ${method} ${path} is not what its schema promises. ${places.join('; ')}`);
  };
}
