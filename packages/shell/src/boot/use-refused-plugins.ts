import type { LeftOutPlugin } from '@admin/contract';
import { useEffect, useState } from 'react';
import { useRuntime } from '../extension/react/runtime-context.ts';
import { httpRef, sessionRef } from '../service-refs.ts';

/**
 * Returns the plugins that the server left out, with their errors: none while they load, and for users without the permission
 * to read the list of plugins. The report stays useful without them, so a failed request is ignored.
 */
export function useRefusedPlugins(): readonly LeftOutPlugin[] {
  const { services } = useRuntime();
  const [refused, setRefused] = useState<readonly LeftOutPlugin[]>([]);
  useEffect(() => {
    // The report also replaces a page whose host has failed, which may have no session.
    const isSignedIn = Boolean(services.find(sessionRef)?.getState().user);
    const http = isSignedIn ? services.find(httpRef) : undefined;
    const cancellation = new AbortController();
    const { signal } = cancellation;
    http?.call('GET /admin/server-plugins', { signal }).then(
      ({ data }) => {
        if (!signal.aborted) setRefused(data.leftOut ?? []);
      },
      () => undefined,
    );
    return () => cancellation.abort();
  }, [services]);
  return refused;
}
