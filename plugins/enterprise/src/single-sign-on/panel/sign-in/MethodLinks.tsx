import { httpRef, optional, useService, type HttpClient } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SignInMethod, signOnEndpoints } from '../../contract.ts';
import styles from './MethodLinks.module.css';

async function loadMethods(http: HttpClient, signal: AbortSignal): Promise<readonly SignInMethod[]> {
  const calls = http.for<typeof signOnEndpoints>();
  return (await optional(calls.call('GET /admin/providers', { signal }))) ?? [];
}

/** Loads the sign-in methods; null until the server has responded. None if it cannot be reached. */
export function useSignInMethods(): readonly SignInMethod[] | null {
  const http = useService(httpRef);
  const [methods, setMethods] = useState<readonly SignInMethod[] | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    loadMethods(http, controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setMethods(loaded);
      },
      () => {
        if (!controller.signal.aborted) setMethods([]);
      },
    );
    return () => controller.abort();
  }, [http]);
  return methods;
}

/** Links to the providers. The server redirects the browser, and back to the page that the user wanted. */
export function MethodLinks({ methods }: { readonly methods: readonly SignInMethod[] }) {
  const { backendUrl } = useRuntime().config;
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  const query = redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo }).toString()}`;
  return (
    <ul className={styles.methods}>
      {methods.map(({ uid, displayName }) => (
        <li key={uid}>
          <Button asChild fullWidth size="large">
            <a href={`${backendUrl}/admin/connect/${uid}${query}`}>{displayName}</a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
