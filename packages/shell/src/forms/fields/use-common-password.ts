import { brokenPasswordRules } from '@admin/content-model';
import { useRef, useState } from 'react';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';

/** What is known of the passwords that were tried in a field. */
export interface CommonPassword {
  /** Whether this is one of those that the server refuses because too many people use it. */
  readonly isCommon: (password: string) => boolean;
  /** Asks the server about a password that somebody has finished typing. Never rejects. */
  readonly look: (password: string) => Promise<void>;
}

/**
 * Finds out while somebody chooses a password what would otherwise be the answer to the whole form. The list of
 * common passwords stays on the server; one that does not answer such questions judges with the form.
 */
export function useCommonPassword(): CommonPassword {
  const http = useService(httpRef);
  const requested = useRef('');
  const [common, setCommon] = useState<string | null>(null);
  return {
    isCommon: (password) => password === common,
    async look(password) {
      if (password === requested.current || brokenPasswordRules(password).length > 0) return;
      requested.current = password;
      try {
        const { data } = await http.call('POST /admin/password/check', { body: { password } });
        if (data.isCommon) setCommon(password);
      } catch {
        // The server judges again with the form.
      }
    },
  };
}
