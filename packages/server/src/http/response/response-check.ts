import type { Endpoint } from '@admin/contract';
import { IsOptional } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { describeIssues } from '../../errors/validation-messages.ts';

/**
 * Creates a check of responses against the schema of their endpoint. In production responses are not checked,
 * to save time.
 * @param environment the value of NODE_ENV
 * @throws Error, from the check, with the route and each path that differs
 */
export function createResponseCheck(
  { method, path, response: schema }: Endpoint,
  environment: string | undefined,
): (response: unknown) => void {
  if (schema === undefined || environment === 'production') return () => undefined;
  let validator: Validator | undefined;
  return (response) => {
    if (response === undefined) {
      if (IsOptional(schema)) return;
      throw new Error(
        `The handler of ${method} ${path} returned undefined, but its endpoint has a response schema.`,
      );
    }
    validator ??= Compile(schema);
    // The client receives JSON: dates are texts, and undefined members are left out.
    const received: unknown = JSON.parse(JSON.stringify(response));
    if (validator.Check(received)) return;
    const issues = describeIssues(validator.Errors(received), 'response');
    const differences = issues.map(({ path: at, message }) => `${at.join('.') || 'response'}: ${message}`);
    throw new Error(`The response of ${method} ${path} does not match its schema. ${differences.join('; ')}`);
  };
}
