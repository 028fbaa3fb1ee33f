import type { TelemetryProperties } from '@admin/contract';
import { ApiError } from '../http/api-error.ts';
import type { HttpClient } from '../http/http-client.ts';

/**
 * The properties of an installation that it tells about itself: empty when the server would rather not say
 * them, null when it has telemetry switched off (it answers without a body).
 * @throws ApiError when the server cannot answer
 */
export async function readTelemetry(http: HttpClient): Promise<Partial<TelemetryProperties> | null> {
  try {
    const answer: unknown = await http.call('GET /admin/telemetry-properties');
    // An answer without a body arrives as undefined, whatever the contract's types say.
    return typeof answer === 'object' && answer !== null && 'data' in answer
      ? (answer.data as TelemetryProperties)
      : null;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return {};
    throw error;
  }
}
