import { Section, TextField, useFieldError } from '@admin/shell';
import { NewPasswordField, RepeatPasswordField, useLanguageOptions } from '@admin/shell/host';
import { Field, Grid12, Select } from '@admin/ui';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { formMessages } from '../messages.ts';
import { profileMessages } from './messages.ts';
import { useHasSessions } from './profile-queries.ts';

/** The fields of the profile. */
export function ProfileFields() {
  const intl = useIntl();
  const hasSessions = useHasSessions();
  return (
    <>
      <Section title={intl.formatMessage(profileMessages.details)}>
        <Grid12>
          <Grid12.Cell span={6}>
            <TextField autoComplete="given-name" label={formMessages.firstname} name="firstname" required />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField autoComplete="family-name" label={formMessages.lastname} name="lastname" />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField
              autoComplete="email"
              label={formMessages.emailLabel}
              name="email"
              required
              type="email"
            />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <TextField autoComplete="username" label={formMessages.username} name="username" />
          </Grid12.Cell>
        </Grid12>
      </Section>
      <Section title={intl.formatMessage(profileMessages.experience)}>
        <Grid12>
          <Grid12.Cell span={6}>
            <LanguageField />
          </Grid12.Cell>
        </Grid12>
      </Section>
      <Section
        {...(hasSessions && { description: intl.formatMessage(profileMessages.passwordBody) })}
        title={intl.formatMessage(profileMessages.password)}
      >
        <Grid12>
          <Grid12.Cell span={12}>
            <Grid12>
              <Grid12.Cell span={6}>
                <TextField
                  autoComplete="current-password"
                  hint={intl.formatMessage(profileMessages.proofForEmail)}
                  label={formMessages.currentPassword}
                  name="currentPassword"
                  type="password"
                />
              </Grid12.Cell>
            </Grid12>
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <NewPasswordField label={formMessages.newPassword} />
          </Grid12.Cell>
          <Grid12.Cell span={6}>
            <RepeatPasswordField />
          </Grid12.Cell>
        </Grid12>
      </Section>
    </>
  );
}

function LanguageField() {
  const intl = useIntl();
  const languages = useLanguageOptions();
  const { input } = useField<string>('preferedLanguage', { subscription: { value: true } });
  const fieldError = useFieldError('preferedLanguage');
  const none = intl.formatMessage(profileMessages.browserLanguage);
  return (
    <Field
      error={fieldError}
      hint={intl.formatMessage(profileMessages.languageHint)}
      label={intl.formatMessage(profileMessages.language)}
    >
      <Select
        labels={{ none }}
        onClear={() => input.onChange('')}
        onValueChange={(code) => input.onChange(code)}
        options={languages}
        placeholder={none}
        value={input.value || null}
      />
    </Field>
  );
}
