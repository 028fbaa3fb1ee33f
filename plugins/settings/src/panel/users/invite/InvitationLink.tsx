import { useRuntime } from '@admin/shell';
import { Field, TextInput } from '@admin/ui';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../feedback/CopyButton.tsx';
import { invitationAddress } from './invitation-address.ts';
import { inviteMessages } from './messages.ts';

/** The link of an invitation, to be sent by other means than mail. */
export function InvitationLink({ registrationToken }: { readonly registrationToken: string }) {
  const intl = useIntl();
  const { basename } = useRuntime().config;
  const address = invitationAddress(`${window.location.origin}${basename}`, registrationToken);
  return (
    <Field hint={intl.formatMessage(inviteMessages.linkHint)} label={intl.formatMessage(inviteMessages.link)}>
      <TextInput
        endSlot={<CopyButton label={intl.formatMessage(inviteMessages.copy)} text={address} />}
        onFocus={(event) => event.target.select()}
        readOnly
        value={address}
      />
    </Field>
  );
}
