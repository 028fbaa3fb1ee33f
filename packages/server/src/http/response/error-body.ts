import type { ErrorBody } from '@admin/contract';
import type { AppError } from '../../errors/app-error.ts';

/** What unknown faults look like from outside: no reason, no details. */
export const internalErrorBody: ErrorBody = {
  data: null,
  error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
};

/** The body of an error answer; unreadable JSON carries no details, as there is nothing to point at. */
export function errorBody({ status, name, message, details }: AppError): ErrorBody {
  return {
    data: null,
    error: name === 'SyntaxError' ? { status, name, message } : { status, name, message, details },
  };
}
