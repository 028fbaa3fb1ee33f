import { useEffect, useState } from 'react';
import { ApiError } from '../../../http/api-error.ts';
import type { MessageValue } from '../../../messages/message.ts';
import { useHttp } from '../../../shell-context.ts';
import { useAddressToken } from '../../links/use-address-token.ts';
import { registerMessages } from '../messages.ts';
import { emptyRegistration, type Registration } from '../RegisterFields.tsx';

/** Who is invited, as the form begins. */
export interface Invitation {
  readonly registrationToken: string;
  readonly registration: Registration;
}

/** What is known of the invitation. */
export type InvitationLookup =
  | { readonly state: 'asking' }
  | { readonly state: 'invited'; readonly invitation: Invitation }
  | { readonly state: 'failed'; readonly reason: MessageValue };

const asking: InvitationLookup = { state: 'asking' };

const incomplete: InvitationLookup = { state: 'failed', reason: registerMessages.incompleteLink };

function failed(error: unknown): InvitationLookup {
  const isAnswer = error instanceof ApiError && error.status > 0 && error.message !== '';
  return { state: 'failed', reason: isAnswer ? error.message : registerMessages.lookupFailed };
}

/** Asks who is invited by the link that was followed. */
export function useInvitation(): InvitationLookup {
  const http = useHttp();
  const registrationToken = useAddressToken('registrationToken');
  const [lookup, setLookup] = useState(asking);

  useEffect(() => {
    if (registrationToken === null) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<InvitationLookup> => {
      const { data } = await http.call('GET /admin/registration-info', { query: { registrationToken } });
      const { email, firstname, lastname } = data;
      const known = { email, firstname: firstname ?? '', lastname: lastname ?? '' };
      const registration = { ...emptyRegistration, ...known };
      return { state: 'invited', invitation: { registrationToken, registration } };
    };
    void ask()
      .catch(failed)
      .then((answer) => {
        if (isCurrent) setLookup(answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [http, registrationToken]);

  return registrationToken === null ? incomplete : lookup;
}
