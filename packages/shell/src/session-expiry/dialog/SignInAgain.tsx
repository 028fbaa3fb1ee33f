import { Avatar, Banner, Button, ConfirmDialog, Dialog, Field, PasswordInput } from '@admin/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from '../../extension/react/use-service.ts';
import { fieldMessages } from '../../forms/fields/messages.ts';
import { formatValue, type MessageValue } from '../../messages/message.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { sessionRef } from '../../service-refs.ts';
import { signOut } from '../../session/sign-out.ts';
import type { StoredUser } from '../../session/token-storage.ts';
import { hasUnsavedWork } from '../../unsaved-changes/saved-state.ts';
import { leavingMessages } from '../../unsaved-changes/messages.ts';
import { expiryMessages } from './messages.ts';
import styles from './SignInAgain.module.css';
import { useSignInAgain } from './use-sign-in-again.ts';

/** An error of the field if it is empty, otherwise of the attempt. */
type Problem = { readonly shownAt: 'field' | 'form'; readonly text: MessageValue };

/**
 * Asks the user of an expired session for their password. It closes only by a sign-in or a sign-out, since the page
 * below cannot send any call.
 */
export function SignInAgain() {
  const intl = useIntl();
  const shell = useShell();
  const user = useStore(sessionRef, (state) => state.user);
  const signInAgain = useSignInAgain();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [progress, setProgress] = useState<'typing' | 'sending' | 'leaving'>('typing');
  const text = (message: MessageValue) => formatValue(intl, message);

  const complain = (fieldError: Problem) => {
    setProblem(fieldError);
    field.current?.focus();
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (progress !== 'typing' || !user) return;
    if (password === '') {
      complain({ shownAt: 'field', text: expiryMessages.required });
      return;
    }
    setProblem(null);
    setProgress('sending');
    const invalid = await signInAgain(user, password);
    setProgress('typing');
    if (invalid) complain({ shownAt: 'form', text: invalid });
  };

  const leave = () => void signOut(shell);
  const requestLeave = () => {
    if (progress !== 'typing') return;
    if (hasUnsavedWork()) setProgress('leaving');
    else leave();
  };

  const signOutLabel = text(expiryMessages.signOut);
  return (
    <>
      <Dialog
        description={text(expiryMessages.body)}
        footer={
          <>
            <Button disabled={progress === 'sending'} onClick={requestLeave} variant="ghost">
              {signOutLabel}
            </Button>
            <Button form={formId} loading={progress === 'sending'} type="submit" variant="primary">
              {text(expiryMessages.submit)}
            </Button>
          </>
        }
        initialFocus={field}
        dismissal="none"
        onOpenChange={requestLeave}
        open
        size="small"
        title={text(expiryMessages.title)}
      >
        <form className={styles.form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
          {user && <SessionOwner user={user} />}
          {problem?.shownAt === 'form' && <Banner title={text(problem.text)} tone="danger" />}
          <Field
            error={problem?.shownAt === 'field' && text(problem.text)}
            label={text(expiryMessages.password)}
            name="password"
            required
          >
            <PasswordInput
              autoComplete="current-password"
              labels={{
                show: text(fieldMessages.showPassword),
                hide: text(fieldMessages.hidePassword),
              }}
              onChange={(event) => {
                setPassword(event.target.value);
                setProblem(null);
              }}
              ref={field}
              value={password}
            />
          </Field>
        </form>
      </Dialog>
      <ConfirmDialog
        body={text(leavingMessages.body)}
        cancelLabel={text(expiryMessages.back)}
        confirmLabel={signOutLabel}
        onConfirm={leave}
        onOpenChange={() => setProgress('typing')}
        open={progress === 'leaving'}
        title={text(leavingMessages.signOutTitle)}
        tone="danger"
      />
    </>
  );
}

/** The owner of the session. The address is a field of the form, so that password managers find the password. */
export function SessionOwner({ user }: { readonly user: StoredUser }) {
  const intl = useIntl();
  const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
  return (
    <div className={styles.owner}>
      <Avatar label="" name={name || user.email} size="large" />
      <div className={styles.identity}>
        {name && <p className={styles.name}>{name}</p>}
        <input
          aria-label={intl.formatMessage(expiryMessages.email)}
          autoComplete="username"
          className={styles.email}
          name="email"
          readOnly
          tabIndex={-1}
          title={user.email}
          type="email"
          value={user.email}
        />
      </div>
    </div>
  );
}
