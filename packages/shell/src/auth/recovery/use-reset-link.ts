import { useEffect, useState } from 'react';
import { ApiError } from '../../http/api-error.ts';
import { httpRef } from '../../service-refs.ts';
import { useService } from '../../extension/react/use-service.ts';

/** The state of the link in the mail. */
export interface ResetLink {
  readonly isInvalid: boolean;
  /** Checks whether an error means that the link is invalid. */
  readonly checkError: (error: unknown) => void;
}

/** Returns whether the server rejects the link itself, not the form values. */
const isLinkError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && error.name === 'ApplicationError';

/**
 * Checks a link when it is opened, before the user enters a password. If the server lacks the endpoint or does not
 * respond, the link is checked when the password is sent.
 */
export function useResetLink(code: string | null): ResetLink {
  const http = useService(httpRef);
  const [isInvalid, setIsInvalid] = useState(false);
  useEffect(() => {
    if (code === null) return undefined;
    let isCurrent = true;
    http
      .call('POST /admin/reset-password/check', { body: { resetPasswordToken: code } })
      .catch((error: unknown) => {
        if (isCurrent && isLinkError(error)) setIsInvalid(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [http, code]);
  return {
    isInvalid,
    checkError: (error) => {
      if (isLinkError(error)) setIsInvalid(true);
    },
  };
}
