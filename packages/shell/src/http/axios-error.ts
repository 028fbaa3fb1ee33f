import { AxiosHeaders, type AxiosError, type AxiosResponse } from 'axios';
import { ApiError } from './api-error.ts';

interface WireError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly details?: unknown;
}

function wireErrorOf(body: unknown): WireError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'object' && body.error !== null ? body.error : undefined;
}

function headerOf({ headers }: AxiosResponse, name: string): string {
  return String(AxiosHeaders.from(headers as AxiosHeaders).get(name) ?? '');
}

/** `Retry-After` is a number of seconds, or a date as proxies write it. */
function retryAfterOf(response: AxiosResponse): number | null {
  const header = headerOf(response, 'Retry-After');
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/**
 * Turns what axios threw into an {@link ApiError}. An answer without an `error` field becomes an
 * unknown error with a fixed text; no answer at all becomes a `NetworkError` with status 0.
 */
export function toApiError(error: AxiosError): ApiError {
  if (!error.response) {
    return new ApiError({ name: 'NetworkError', message: error.message, status: 0, cause: error });
  }
  const wire = wireErrorOf(error.response.data);
  const retryAfter = retryAfterOf(error.response);
  const requestId = headerOf(error.response, 'X-Request-Id') || null;
  if (!wire) {
    return new ApiError({
      name: 'UnknownError',
      message: 'There was an unknown error response from the API',
      status: error.response.status,
      retryAfter,
      requestId,
      cause: error,
    });
  }
  return new ApiError({
    name: typeof wire.name === 'string' ? wire.name : 'UnknownError',
    message: typeof wire.message === 'string' ? wire.message : '',
    status: typeof wire.status === 'number' ? wire.status : error.response.status,
    details:
      typeof wire.details === 'object' && wire.details !== null
        ? (wire.details as Record<string, unknown>)
        : {},
    retryAfter,
    requestId,
    cause: error,
  });
}
