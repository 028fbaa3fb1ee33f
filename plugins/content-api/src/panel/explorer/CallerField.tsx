import { Field, PasswordInput, RadioGroup } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { CallerKind } from './explorer-store.ts';
import { explorerMessages as messages } from './messages.ts';
import styles from './Explorer.module.css';

/** As whom requests are sent. */
export interface Caller {
  readonly kind: CallerKind;
  /** The pasted token. */
  readonly token: string;
  /** Counts the pasted tokens. */
  readonly tokenNumber: number;
}

interface CallerFieldProps {
  readonly caller: Caller;
  readonly onChange: (caller: Caller) => void;
}

/** Returns a token as it is sent: without the scheme of a header, and without characters that headers cannot have. */
function cleanToken(text: string): string {
  return text
    .trim()
    .replace(/^Bearer\s+/i, '')
    .replaceAll(/[^\x21-\x7e]/g, '');
}

/** The choice of the caller: the user, everyone, or a token. */
export function CallerField({ caller, onChange }: CallerFieldProps) {
  const intl = useIntl();
  const options = [
    { value: 'user', label: messages.callerUser, hint: messages.callerUserHint },
    { value: 'public', label: messages.callerPublic, hint: messages.callerPublicHint },
    { value: 'token', label: messages.callerToken, hint: messages.callerTokenHint },
  ] as const;
  return (
    <div className={styles['caller']}>
      <Field label={intl.formatMessage(messages.caller)} labelVisibility="hidden">
        <RadioGroup
          onValueChange={(kind) => onChange({ ...caller, kind })}
          options={options.map(({ value, label, hint }) => ({
            value,
            label: intl.formatMessage(label),
            hint: intl.formatMessage(hint),
          }))}
          value={caller.kind}
        />
      </Field>
      {caller.kind === 'token' && (
        <Field label={intl.formatMessage(messages.token)} required>
          <PasswordInput
            autoComplete="off"
            labels={{
              show: intl.formatMessage(messages.showToken),
              hide: intl.formatMessage(messages.hideToken),
            }}
            onChange={(event) =>
              onChange({
                kind: 'token',
                token: cleanToken(event.target.value),
                tokenNumber: caller.tokenNumber + 1,
              })
            }
            spellCheck={false}
            value={caller.token}
          />
        </Field>
      )}
    </div>
  );
}
