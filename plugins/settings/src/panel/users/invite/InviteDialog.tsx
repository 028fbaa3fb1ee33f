import type { InvitedUser } from '@admin/contract';
import { Button, Dialog } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { feedbackMessages } from '../../feedback/messages.ts';
import { userName } from '../user-name.ts';
import { useUsersChanged } from '../users-queries.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { InviteForm } from './InviteForm.tsx';
import { inviteMessages } from './messages.ts';

export interface InviteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Invites somebody: first who they are, then the link that lets them in. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const changed = useUsersChanged();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [invited, setInvited] = useState<InvitedUser | null>(null);
  const close = () => {
    if (isSubmitting) return;
    setInvited(null);
    onOpenChange(false);
  };
  const labels = { close: intl.formatMessage(feedbackMessages.close) };
  const shared = {
    labels,
    open,
    outsideClick: 'block' as const,
    onOpenChange: (isOpen: boolean) => (isOpen ? undefined : close()),
  };

  if (invited) {
    return (
      <Dialog
        {...shared}
        footer={
          <Button onClick={close} variant="primary">
            {intl.formatMessage(inviteMessages.done)}
          </Button>
        }
        title={intl.formatMessage(inviteMessages.doneTitle, { name: userName(invited) })}
      >
        <InvitationLink id={invited.id} registrationToken={invited.registrationToken} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      description={intl.formatMessage(inviteMessages.description)}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage(feedbackMessages.cancel)}</Button>
          <Button form={formId} loading={isSubmitting} type="submit" variant="primary">
            {intl.formatMessage(inviteMessages.create)}
          </Button>
        </>
      }
      title={intl.formatMessage(inviteMessages.title)}
    >
      <InviteForm
        id={formId}
        onInvited={(user) => {
          setInvited(user);
          void changed();
        }}
        onSubmitting={setIsSubmitting}
      />
    </Dialog>
  );
}
