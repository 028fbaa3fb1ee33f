import { useEffect } from 'react';
import { readTelemetry } from './read-telemetry.ts';
import { useAnalytics } from './use-analytics.ts';
import { httpRef, projectRef } from '../service-refs.ts';
import { useService, useStore } from '../extension/react/use-service.ts';

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
    const tell = async (): Promise<void> => {
      const properties = await readTelemetry(http);
      if (properties === null) return;
      await analytics.track({ event: 'didInitializeAdministration', projectId: uuid, properties });
    };
    // Whether it was heard of concerns nobody who works here.
    tell().catch(() => undefined);
  }, [analytics, http, uuid]);
  return null;
}
