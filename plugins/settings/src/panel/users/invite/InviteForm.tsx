import type { InvitedUser } from '@admin/contract';
import { Grid12 } from '@admin/ui';
import { useRef } from 'react';
import { Form } from 'react-final-form';
import { feedbackMessages } from '../../feedback/messages.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { formMessages } from '../../forms/messages.ts';
import { submissionErrors } from '../../forms/submission-errors.ts';
import { submit } from '../../forms/submit.ts';
import { TextField } from '../../forms/TextField.tsx';
import { RolesField } from '../RolesField.tsx';
import { checkInvited } from '../user-rules.ts';
import styles from './InviteForm.module.css';
import { httpRef, notifyRef, useService } from '@admin/shell';

/** Whom to invite, as it is typed. */
interface Invited {
  readonly firstname: string;
  readonly lastname?: string;
  readonly email: string;
  readonly roles: readonly number[];
}

const nobody: Partial<Invited> = { roles: [] };

export interface InviteFormProps {
  /** Names the form for a submit button elsewhere. */
  readonly id: string;
  readonly onSubmitting: (isSubmitting: boolean) => void;
  readonly onInvited: (user: InvitedUser) => void;
}

/** Who is to be invited, and with which roles. */
export function InviteForm({ id, onSubmitting, onInvited }: InviteFormProps) {
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const element = useRef<HTMLFormElement>(null);

  const handleSubmit = async (values: Invited) => {
    onSubmitting(true);
    const outcome = await submit(values, {
      check: checkInvited,
      send: async (trimmed) => {
        const { firstname, lastname, email, roles } = trimmed;
        const body = { firstname, email, roles: [...roles], ...(lastname ? { lastname } : {}) };
        onInvited((await http.call('POST /admin/users', { body })).data);
        return trimmed;
      },
      refused: (error) => {
        notify({ tone: 'warning', title: feedbackMessages.failed });
        return submissionErrors(error, ['firstname', 'lastname', 'email', 'roles'], { email: /email/i });
      },
    });
    onSubmitting(false);
    return 'errors' in outcome ? outcome.errors : undefined;
  };

  return (
    <Form<Invited> initialValues={nobody} onSubmit={handleSubmit} subscription={{}}>
      {({ handleSubmit: send }) => (
        <form
          className={styles.form}
          id={id}
          noValidate
          onSubmit={(event) => {
            // The dialog stands in the page's own form, as far as React is concerned.
            event.stopPropagation();
            void send(event);
          }}
          ref={element}
        >
          <FormProblem form={element} />
          <Grid12>
            <Grid12.Cell span={6}>
              <TextField label={formMessages.firstname} name="firstname" need="required" />
            </Grid12.Cell>
            <Grid12.Cell span={6}>
              <TextField label={formMessages.lastname} name="lastname" />
            </Grid12.Cell>
            <Grid12.Cell>
              <TextField label={formMessages.emailLabel} name="email" need="required" type="email" />
            </Grid12.Cell>
            <Grid12.Cell>
              <RolesField name="roles" />
            </Grid12.Cell>
          </Grid12>
        </form>
      )}
    </Form>
  );
}
