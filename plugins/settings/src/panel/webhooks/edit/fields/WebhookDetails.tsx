import { Section, TextField } from '@admin/shell';
import { Field, Grid12, Switch } from '@admin/ui';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { webhookMessages } from '../../messages.ts';
import { webhookEditMessages } from '../messages.ts';

interface DisabledProps {
  readonly disabled: boolean;
}

export interface WebhookDetailsProps extends DisabledProps {
  /** Whether it can be said here that the webhook is in use. */
  readonly canSwitch: boolean;
}

/** What a webhook is called, where it leads, and whether it is in use. */
export function WebhookDetails({ disabled, canSwitch }: WebhookDetailsProps) {
  const intl = useIntl();
  return (
    <Section title={intl.formatMessage(webhookEditMessages.details)}>
      <Grid12>
        <Grid12.Cell span={6}>
          <TextField disabled={disabled} label={webhookMessages.name} name="name" required />
        </Grid12.Cell>
        {canSwitch && (
          <Grid12.Cell span={6}>
            <EnabledField disabled={disabled} />
          </Grid12.Cell>
        )}
        <Grid12.Cell span={12}>
          <TextField
            disabled={disabled}
            hint={intl.formatMessage(webhookMessages.urlHint)}
            label={webhookMessages.url}
            name="url"
            required
          />
        </Grid12.Cell>
      </Grid12>
    </Section>
  );
}

function EnabledField({ disabled }: DisabledProps) {
  const intl = useIntl();
  const { input } = useField<boolean>('isEnabled', { subscription: { value: true } });
  return (
    <Field
      disabled={disabled}
      hint={intl.formatMessage(webhookMessages.enabledHint)}
      label={intl.formatMessage(webhookMessages.enabled)}
    >
      <Switch checked={input.value} onCheckedChange={(isEnabled) => input.onChange(isEnabled)} />
    </Field>
  );
}
