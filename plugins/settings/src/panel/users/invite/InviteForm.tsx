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
import { Grid12 } from '@admin/ui';
import { feedbackMessages } from '../../feedback/messages.ts';
import { formMessages } from '../../forms/messages.ts';
import { RolesField } from '../RolesField.tsx';
import { checkInvited, explainUserError } from '../../forms/user-rules.ts';
import styles from './InviteForm.module.css';

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
    <FormProvider<Invited> initialValues={nobody} onSubmit={handleSubmit}>
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
