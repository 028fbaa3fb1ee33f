import type { TelemetryProperties } from '@admin/contract';
import { useEffect } from 'react';
import { useService, useStore } from '../extension/react/use-service.ts';
import { ApiError } from '../http/api-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { httpRef, projectRef } from '../service-refs.ts';
import { useAnalytics } from './use-analytics.ts';

/**
 * Tells the operator's endpoint, once and anonymously, that the administration of this installation was
 * opened. Stands behind the sign-in; draws nothing, waits for nothing, and without an endpoint, an identity
 * of the installation or the server's consent does nothing.
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
    // Whether it was heard of concerns nobody who works here.
    send().catch(() => undefined);
  }, [analytics, http, uuid]);
  return null;
}

/**
 * The properties of an installation that it tells about itself: empty when the server would rather not say
 * them, null when it has telemetry switched off (it answers without a body).
 * @throws ApiError when the server cannot answer
 */
export async function readTelemetry(http: HttpClient): Promise<Partial<TelemetryProperties> | null> {
  try {
    const response: unknown = await http.call('GET /admin/telemetry-properties');
    // An answer without a body arrives as undefined, whatever the contract's types say.
    return typeof response === 'object' && response !== null && 'data' in response
      ? (response.data as TelemetryProperties)
      : null;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return {};
    throw error;
  }
}
