import type { TelemetryProperties } from '@admin/contract';
import { useEffect } from 'react';
import { useService, useStore } from '../extension/react/use-service.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { httpRef, projectRef } from '../service-refs.ts';
import { useAnalytics } from './use-analytics.ts';

/**
 * Reports once and anonymously to the endpoint of the operator that the panel was opened. Rendered behind the sign-in.
 * Does nothing without an endpoint, an identity of the installation or the consent of the server.
 */
export function InitializedEvent(): null {
  const http = useService(httpRef);
  const analytics = useAnalytics();
  const uuid = useStore(projectRef, ({ init }) => init?.uuid);
  useEffect(() => {
    if (!analytics.isOn || !uuid) return;
    const send = async (): Promise<void> => {
      const properties = await readTelemetry(http);
      if (properties === null) return;
      await analytics.track({ event: 'didInitializeAdministration', projectId: uuid, properties });
    };
    // A failed report is of no concern to the user.
    send().catch(() => undefined);
  }, [analytics, http, uuid]);
  return null;
}

/**
 * Returns the properties that the installation reports about itself: empty if the server withholds them, null if
 * telemetry is switched off (a response without a body).
 * @throws ApiError when the request fails
 */
export async function readTelemetry(http: HttpClient): Promise<Partial<TelemetryProperties> | null> {
  try {
    const response: unknown = await http.call('GET /admin/telemetry-properties');
    // A response without a body is undefined, although its type does not include that.
    return typeof response === 'object' && response !== null && 'data' in response
      ? (response.data as TelemetryProperties)
      : null;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return {};
    throw error;
  }
}
