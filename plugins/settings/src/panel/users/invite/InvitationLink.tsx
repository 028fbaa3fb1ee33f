import { httpRef, useService } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Field, TextInput } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../feedback/CopyButton.tsx';
import { invitationQuery } from '../users-queries.ts';
import { invitationAddress } from './invitation-address.ts';
import { inviteMessages } from './messages.ts';

export interface InvitationLinkProps {
  /** The user who was invited. */
  readonly id: number;
  readonly registrationToken: string;
}

/** What is said of mail; `unknown` for a server that does not say where its mail goes. */
const hints = {
  smtp: inviteMessages.linkMailed,
  file: inviteMessages.linkNotMailed,
  unknown: inviteMessages.linkHint,
} as const;

/** The link of an invitation, to be sent by other means than mail. */
export function InvitationLink({ id, registrationToken }: InvitationLinkProps) {
  const intl = useIntl();
  const { mail = 'unknown' } = useQuery(invitationQuery(useService(httpRef), id)).data ?? {};
  const { basename } = useRuntime().config;
  const address = invitationAddress(`${window.location.origin}${basename}`, registrationToken);
  return (
    <Field hint={intl.formatMessage(hints[mail])} label={intl.formatMessage(inviteMessages.link)}>
      <TextInput
        endSlot={<CopyButton label={intl.formatMessage(inviteMessages.copy)} text={address} />}
        onFocus={(event) => event.target.select()}
        readOnly
        value={address}
      />
    </Field>
  );
}
