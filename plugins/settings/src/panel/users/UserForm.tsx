import type { AdminUser } from '@admin/contract';
import { Section, sessionRef, TextField, useStore, PanelLink } from '@admin/shell';
import { NewPasswordField, RepeatPasswordField } from '@admin/shell/host';
import { Button, Grid12, Switch } from '@admin/ui';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { formMessages } from '../messages.ts';
import { useHasSessions } from '../profile/profile-queries.ts';
import { RolesField } from './RolesField.tsx';
import { editUserMessages } from './messages.ts';
import styles from './UserForm.module.css';
import { profilePage } from '../pages.ts';

export interface UserFormProps {
  readonly user: AdminUser;
  readonly disabled: boolean;
}

/** The fields of the user page. Users change their own email address and password in the profile. */
export function UserForm({ user, disabled }: UserFormProps) {
  const intl = useIntl();
  const isSelf = useStore(sessionRef, (session) => session.user?.id === user.id);
  const hasSessions = useHasSessions();
  return (
    <>
      <Section title={intl.formatMessage(editUserMessages.details)}>
        <Grid12>
          <Grid12.Cell span={6}>
            <TextField disabled={disabled} label={formMessages.firstname} name="firstname" required />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField disabled={disabled} label={formMessages.lastname} name="lastname" />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField
              disabled={disabled || isSelf}
              label={formMessages.emailLabel}
              name="email"
              required
              type="email"
            />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField disabled={disabled} label={formMessages.username} name="username" />
          </Grid12.Cell>
        </Grid12>
      </Section>
      <Section title={intl.formatMessage(editUserMessages.access)}>
        <ActiveSwitch disabled={disabled} isSelf={isSelf} />
        <RolesField disabled={disabled} name="roles" />
      </Section>
      {isSelf ? (
        <Section
          actions={
            <Button asChild>
              <PanelLink to={profilePage.to()}>{intl.formatMessage(editUserMessages.toProfile)}</PanelLink>
            </Button>
          }
          description={intl.formatMessage(editUserMessages.ownPassword)}
          title={intl.formatMessage(formMessages.password)}
        />
      ) : (
        <Section
          description={intl.formatMessage(
            hasSessions ? editUserMessages.passwordBody : editUserMessages.passwordKept,
          )}
          title={intl.formatMessage(editUserMessages.passwordTitle)}
        >
          <Grid12>
            <Grid12.Cell span={6}>
              <NewPasswordField disabled={disabled} />
            </Grid12.Cell>
            <Grid12.Cell span={6}>
              <RepeatPasswordField disabled={disabled} />
            </Grid12.Cell>
          </Grid12>
        </Section>
      )}
    </>
  );
}

interface ActiveSwitchProps {
  readonly disabled: boolean;
  /** Users cannot deactivate themselves. */
  readonly isSelf: boolean;
}

function ActiveSwitch({ disabled, isSelf }: ActiveSwitchProps) {
  const intl = useIntl();
  const { input } = useField<boolean>('isActive', { subscription: { value: true } });
  return (
    <div className={styles.active}>
      <Switch
        checked={input.value}
        {...((disabled || isSelf) && { disabled: true })}
        label={intl.formatMessage(editUserMessages.isActive)}
        onCheckedChange={(isActive) => input.onChange(isActive)}
      />
      <p className={styles.hint}>
        {intl.formatMessage(isSelf ? editUserMessages.ownActive : editUserMessages.isActiveHint)}
      </p>
    </div>
  );
}
