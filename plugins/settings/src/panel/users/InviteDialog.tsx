import type { InvitedUser } from '@admin/contract';
import {
  FormElement,
  FormProvider,
  httpRef,
  notifyRef,
  submitForm,
  TextField,
  useService,
} from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Button, Dialog, Grid12, Field, TextInput } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { checkInvited, explainUserError } from '../form-rules.ts';
import { feedbackMessages, formMessages } from '../messages.ts';
import { CopyButton } from '../ShownOnce.tsx';
import { inviteMessages } from './messages.ts';
import { RolesField } from './RolesField.tsx';
import { userName, useUsersChanged, invitationQuery } from './users-queries.ts';
import styles from './InviteDialog.module.css';

interface InviteDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Invites a user: first the details, then the registration link. */
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

/** The form values of an invitation. */
interface Invited {
  readonly firstname: string;
  readonly lastname?: string;
  readonly email: string;
  readonly roles: readonly number[];
}

const emptyInvitation: Partial<Invited> = { roles: [] };

interface InviteFormProps {
  /** The id of the form, for a submit button elsewhere. */
  readonly id: string;
  readonly onSubmitting: (isSubmitting: boolean) => void;
  readonly onInvited: (user: InvitedUser) => void;
}

/** The details and roles of the invited user. */
function InviteForm({ id, onSubmitting, onInvited }: InviteFormProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);

  const invite = async ({ firstname, lastname, email, roles }: Invited): Promise<void> => {
    const body = { firstname, email, roles: [...roles], ...(lastname ? { lastname } : {}) };
    onInvited((await http.call('POST /admin/users', { body })).data);
  };

  const handleSubmit = async (values: Invited) => {
    onSubmitting(true);
    const errors = await submitForm({
      values,
      check: checkInvited,
      send: invite,
      explain: (error) => {
        notify({ tone: 'warning', title: feedbackMessages.failed });
        return explainUserError(error);
      },
    });
    onSubmitting(false);
    return errors;
  };

  return (
    <FormProvider<Invited> initialValues={emptyInvitation} onSubmit={handleSubmit}>
      <FormElement className={styles.form} id={id}>
        <Grid12>
          <Grid12.Cell span={6}>
            <TextField label={formMessages.firstname} name="firstname" required />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField label={formMessages.lastname} name="lastname" />
          </Grid12.Cell>
          <Grid12.Cell>
            <TextField label={formMessages.emailLabel} name="email" required type="email" />
          </Grid12.Cell>
          <Grid12.Cell>
            <RolesField name="roles" />
          </Grid12.Cell>
        </Grid12>
      </FormElement>
    </FormProvider>
  );
}

interface InvitationLinkProps {
  /** The invited user. */
  readonly id: number;
  readonly registrationToken: string;
}

/** The text about mail delivery; `unknown` for a server that does not report it. */
const hints = {
  smtp: inviteMessages.linkMailed,
  file: inviteMessages.linkNotMailed,
  unknown: inviteMessages.linkHint,
} as const;

/** The registration link of an invitation, for delivery without mail. */
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

/**
 * Returns the address at which a user accepts an invitation.
 * @param panel origin and base path of the panel: `https://example.com/admin`
 */
export function invitationAddress(panel: string, registrationToken: string): string {
  const query = new URLSearchParams({ registrationToken });
  return `${panel}/auth/register?${query.toString()}`;
}
