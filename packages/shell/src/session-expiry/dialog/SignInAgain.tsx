import { Banner, Button, ConfirmDialog, Dialog, Field, PasswordInput } from '@admin/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../forms/fields/messages.ts';
import { hasUnsavedWork } from '../../leaving/has-unsaved-work.ts';
import { leavingMessages } from '../../leaving/messages.ts';
import { formatValue, type MessageValue } from '../../messages/message.ts';
import { signOut } from '../../session/sign-out.ts';
import { expiryMessages } from './messages.ts';
import { SessionOwner } from './SessionOwner.tsx';
import styles from './SignInAgain.module.css';
import { useSignInAgain } from './use-sign-in-again.ts';
import { sessionRef } from '../../service-refs.ts';
import { useShell } from '../../panel-services/use-shell.ts';
import { useStore } from '../../extension/react/use-service.ts';

/** What is wrong: with the field when nothing was typed, else with the attempt. */
type Problem = { readonly place: 'field' | 'form'; readonly text: MessageValue };

/**
 * Asks the user of an expired session for their password. Nothing but that, or signing out, leads out of it:
 * the page below could not do anything.
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
      complain({ place: 'field', text: expiryMessages.required });
      return;
    }
    setProblem(null);
    setProgress('sending');
    const wrong = await signInAgain(user, password);
    setProgress('typing');
    if (wrong) complain({ place: 'form', text: wrong });
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
          {problem?.place === 'form' && <Banner title={text(problem.text)} tone="danger" />}
          <Field
            error={problem?.place === 'field' && text(problem.text)}
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
