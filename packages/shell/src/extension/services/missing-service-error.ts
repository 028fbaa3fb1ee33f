import { describeCause } from '../problems/problem.ts';

/** Somebody asked for a service that this panel does not have, or that could not be made. */
export class MissingServiceError extends Error {
  override readonly name = 'MissingServiceError';
  readonly serviceId: string;
  /** @param cause why it could not be made; absent when nobody provides it */
  constructor(serviceId: string, cause?: unknown) {
    super(
      cause === undefined
        ? `No plugin of this panel provides the service '${serviceId}'.`
        : `The service '${serviceId}' could not be made: ${describeCause(cause)}`,
      { cause },
    );
    this.serviceId = serviceId;
  }
}
