import { brokenPasswordRules } from '@admin/content-model';
import { useRef, useState } from 'react';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';

/** The checked passwords of a field. */
export interface CommonPassword {
  /** Returns whether the server rejects this password because it is common. */
  readonly isCommon: (password: string) => boolean;
  /** Checks a completed password on the server. Never rejects. */
  readonly look: (password: string) => Promise<void>;
}

/**
 * Checks a new password before the form is submitted. The list of common passwords stays on the server; a server
 * without this endpoint checks the password on submission.
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
        // The server checks again when the form is submitted.
      }
    },
  };
}
