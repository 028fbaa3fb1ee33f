import { useEffect, useState } from 'react';
import { ApiError } from '../../../http/api-error.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import type { MessageValue } from '../../../messages/message.ts';
import { useAddressToken } from '../../links/use-address-token.ts';
import { errorText } from '../../../messages/error-text.ts';
import { registerMessages } from '../messages.ts';
import { emptyRegistration, type Registration } from '../RegisterFields.tsx';
import { httpRef } from '../../../service-refs.ts';
import { useService } from '../../../extension/react/use-service.ts';

/** The invited user, for the initial values of the form. */
export interface Invitation {
  readonly registrationToken: string;
  readonly registration: Registration;
}

/** The state of the invitation. */
export type InvitationLookup =
  | { readonly state: 'asking' }
  | { readonly state: 'invited'; readonly invitation: Invitation }
  | { readonly state: 'refused'; readonly reason: MessageValue }
  | { readonly state: 'unanswered' };

const asking: InvitationLookup = { state: 'asking' };

const incomplete: InvitationLookup = { state: 'refused', reason: registerMessages.incompleteLink };

/** Statuses that do not concern the invitation: timeout, too many requests. */
const passing: readonly number[] = [408, 429];

/** Returns the reason why the server rejects an invitation; null for other errors. */
function refusalIn(error: unknown): MessageValue | null {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return null;
  return passing.includes(error.status) ? null : errorText(error);
}

async function askWhoIsInvited(http: HttpClient, registrationToken: string): Promise<InvitationLookup> {
  try {
    const { data } = await http.call('GET /admin/registration-info', { query: { registrationToken } });
    const { email, firstname, lastname } = data;
    const known = { email, firstname: firstname ?? '', lastname: lastname ?? '' };
    const registration = { ...emptyRegistration, ...known };
    return { state: 'invited', invitation: { registrationToken, registration } };
  } catch (error) {
    const reason = refusalIn(error);
    return reason === null ? { state: 'unanswered' } : { state: 'refused', reason };
  }
}

/** Requests the invitation of the opened link, and again on demand. */
export function useInvitation(): { readonly lookup: InvitationLookup; readonly retry: () => void } {
  const http = useService(httpRef);
  const registrationToken = useAddressToken('registrationToken');
  const [lookup, setLookup] = useState(asking);

  useEffect(() => {
    if (registrationToken === null) return undefined;
    let isCurrent = true;
    void askWhoIsInvited(http, registrationToken).then((response) => {
      if (isCurrent) setLookup(response);
    });
    return () => {
      isCurrent = false;
    };
  }, [http, registrationToken]);

  const retry = () => {
    if (registrationToken === null) return;
    setLookup(asking);
    void askWhoIsInvited(http, registrationToken).then(setLookup);
  };
  return { lookup: registrationToken === null ? incomplete : lookup, retry };
}
