import { Section, TextAreaField, TextField } from '@admin/shell';
import { Field, Grid12, Select, RelativeTime } from '@admin/ui';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { durations, endOf } from './token-values.ts';
import { tokenMessages } from './messages.ts';
import { PermissionsField } from './PermissionsField.tsx';
import { type Duration, type Token, type TokenKind, isExpired } from './token-kind.ts';
import styles from './TokenFields.module.css';

interface TokenFieldsProps {
  readonly kind: TokenKind;
  /** The edited token; undefined for a new one. */
  readonly token: Token | undefined;
  readonly disabled: boolean;
}

/** The fields of the token page. */
export function TokenFields({ kind, token, disabled }: TokenFieldsProps) {
  const intl = useIntl();
  const { input } = useField<string>('type', { subscription: { value: true } });
  return (
    <>
      <Section
        description={intl.formatMessage(kind.messages.purpose)}
        title={intl.formatMessage(tokenMessages.details)}
      >
        <Grid12>
          <Grid12.Cell span={6}>
            <TextField disabled={disabled} label={tokenMessages.name} name="name" required />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextAreaField disabled={disabled} label={tokenMessages.description} name="description" />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TypeField disabled={disabled} kind={kind} />
          </Grid12.Cell>
          <Grid12.Cell span={6}>{token ? <TokenTimes token={token} /> : <DurationField />}</Grid12.Cell>
        </Grid12>
      </Section>
      {input.value === kind.chosenType && <PermissionsField disabled={disabled} />}
    </>
  );
}

function TypeField({ kind, disabled }: Pick<TokenFieldsProps, 'kind' | 'disabled'>) {
  const intl = useIntl();
  const { input } = useField<string>('type', { subscription: { value: true } });
  const options = kind.types.map(({ value, label, hint }) => ({
    value,
    label: intl.formatMessage(label),
    hint: intl.formatMessage(hint),
  }));
  const hint = options.find(({ value }) => value === input.value)?.hint;
  return (
    <Field disabled={disabled} hint={hint} label={intl.formatMessage(tokenMessages.type)} required>
      <Select onValueChange={(type) => input.onChange(type)} options={options} value={input.value} />
    </Field>
  );
}

/** The lifespan of a new token, with its expiry date. */
function DurationField() {
  const intl = useIntl();
  const [now] = useState(Date.now);
  const { input } = useField<Duration>('duration', { subscription: { value: true } });
  const end = endOf(input.value, now);
  const options = durations.map(({ value, days }) => ({
    value,
    label:
      days === null
        ? intl.formatMessage(tokenMessages.unlimited)
        : intl.formatMessage(tokenMessages.days, { count: days }),
  }));
  return (
    <Field
      hint={
        end
          ? intl.formatMessage(tokenMessages.expiresOn, { date: intl.formatDate(end, { dateStyle: 'long' }) })
          : intl.formatMessage(tokenMessages.neverExpires)
      }
      label={intl.formatMessage(tokenMessages.duration)}
      required
    >
      <Select onValueChange={(value) => input.onChange(value)} options={options} value={input.value} />
    </Field>
  );
}

/** The expiry date of a token and its last use. */
function TokenTimes({ token }: { readonly token: Pick<Token, 'expiresAt' | 'lastUsedAt' | 'lifespan'> }) {
  const intl = useIntl();
  const { expiresAt, lastUsedAt } = token;
  const isOver = isExpired(token);
  return (
    <dl className={styles.times}>
      <div>
        <dt>{intl.formatMessage(tokenMessages.duration)}</dt>
        <dd data-over={isOver || undefined}>
          {expiresAt === null
            ? intl.formatMessage(tokenMessages.neverExpires)
            : intl.formatMessage(isOver ? tokenMessages.expiredOn : tokenMessages.expiresOn, {
                date: intl.formatDate(expiresAt, { dateStyle: 'long' }),
              })}
        </dd>
      </div>
      <div>
        <dt>{intl.formatMessage(tokenMessages.lastUsed)}</dt>
        <dd>
          {lastUsedAt === null ? (
            intl.formatMessage(tokenMessages.never)
          ) : (
            <RelativeTime date={lastUsedAt} isTabStop locale={intl.locale} />
          )}
        </dd>
      </div>
    </dl>
  );
}
