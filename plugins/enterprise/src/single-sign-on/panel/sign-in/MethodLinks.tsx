import { fileAddress, httpRef, optional, useService, type HttpClient } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { SignInMethod, signOnEndpoints } from '../../contract.ts';
import { signInMessages } from './messages.ts';
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

/** Returns whether the panel is served by another origin than its API, whose session cookies it does not receive. */
function isElsewhere(backendUrl: string): boolean {
  return new URL(backendUrl, window.location.origin).origin !== window.location.origin;
}

/** Links to the providers. The server redirects the browser, and back to the page that the user wanted. */
export function MethodLinks({ methods }: { readonly methods: readonly SignInMethod[] }) {
  const { backendUrl } = useRuntime().config;
  const [search] = useSearchParams();
  const redirectTo = search.get('redirectTo');
  const query = redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo }).toString()}`;
  if (isElsewhere(backendUrl)) {
    return (
      <p className={styles.or}>
        <FormattedMessage {...signInMessages.elsewhere} values={{ origin: new URL(backendUrl).origin }} />
      </p>
    );
  }
  return (
    <ul className={styles.methods}>
      {methods.map(({ uid, displayName, icon }) => (
        <li key={uid}>
          <Button
            asChild
            fullWidth
            size="large"
            {...(icon !== null && { startIcon: <MethodIcon url={fileAddress(icon, backendUrl)} /> })}
          >
            <a href={`${backendUrl}/admin/connect/${uid}${query}`}>{displayName}</a>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function MethodIcon({ url }: { readonly url: string }) {
  return <img alt="" className={styles.icon} src={url} />;
}
