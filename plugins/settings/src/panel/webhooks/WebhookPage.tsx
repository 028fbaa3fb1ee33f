import {
  anyOf,
  ForbiddenPage,
  httpRef,
  LoadFailed,
  PageSkeleton,
  useCan,
  useService,
  FormPage,
  Section,
  TextField,
} from '@admin/shell';
import { Field, Grid12, Switch } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Webhook } from '../../endpoints/webhooks.ts';
import { webhooksPage } from '../pages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { DeliveriesCard } from './DeliveriesCard.tsx';
import { EventsField } from './EventsField.tsx';
import { HeadersField } from './HeadersField.tsx';
import { LimitsField } from './LimitsField.tsx';
import { useSaveWebhook } from './use-save-webhook.ts';
import { checkWebhook, newWebhookValues, webhookValues, type WebhookValues } from './webhook-values.ts';
import { webhookEditMessages, webhookMessages } from './messages.ts';
import { SecretCard } from './SecretCard.tsx';
import { TriggerCard } from './TriggerCard.tsx';
import { webhookQuery } from './webhook-queries.ts';

const { create, read, update, delete: remove } = settingsPermissions.webhooks;

interface WebhookPageProps {
  /** The edited webhook; null for a new one. */
  readonly id: string | null;
}

/** The page of an existing or new webhook. */
export function WebhookPage({ id }: WebhookPageProps) {
  const mayCreate = useCan([create]);
  const mayRead = useCan(anyOf(read, update, remove));
  if (id === null) return mayCreate ? <WebhookEditor webhook={undefined} /> : <ForbiddenPage />;
  // A user who may create but not read webhooks sees the new one, from the cached response.
  return mayRead || mayCreate ? <StoredWebhook id={id} mayRead={mayRead} /> : <ForbiddenPage />;
}

function StoredWebhook({ id, mayRead }: { readonly id: string; readonly mayRead: boolean }) {
  const webhook = useQuery({ ...webhookQuery(useService(httpRef), id), enabled: mayRead });
  if (webhook.data) return <WebhookEditor webhook={webhook.data} />;
  if (!mayRead) return <ForbiddenPage />;
  if (webhook.isPending) return <PageSkeleton shape="form" />;
  return <LoadFailed query={webhook} />;
}

interface WebhookEditorProps {
  /** The edited webhook; undefined for a new one. */
  readonly webhook: Webhook | undefined;
}

/** The address, events and state of a webhook, and a button to test it. */
function WebhookEditor({ webhook }: WebhookEditorProps) {
  const intl = useIntl();
  const { read, update, delete: remove } = settingsPermissions.webhooks;
  const mayUpdate = useCan([update]);
  const mayRead = useCan(anyOf(read, update, remove));
  const save = useSaveWebhook(webhook);
  const mode = webhook && !mayUpdate ? 'read' : 'edit';
  const disabled = mode === 'read';
  return (
    <FormPage<WebhookValues>
      check={checkWebhook}
      mode={mode}
      back={{ to: webhooksPage.to(), label: intl.formatMessage(webhookEditMessages.back) }}
      fields={
        <>
          <WebhookDetails canSwitch={mayUpdate || webhook !== undefined} disabled={disabled} />
          <EventsField disabled={disabled} />
          <LimitsField disabled={disabled} />
          <HeadersField disabled={disabled} />
          {webhook && mayUpdate && <TriggerCard webhookId={webhook.id} />}
        </>
      }
      initialValues={webhook ? webhookValues(webhook) : newWebhookValues()}
      save={save}
      title={webhook?.name ?? intl.formatMessage(webhookEditMessages.newTitle)}
    >
      {webhook && mayUpdate && <SecretCard webhookId={webhook.id} />}
      {webhook && mayRead && <DeliveriesCard webhookId={webhook.id} />}
    </FormPage>
  );
}

interface DisabledProps {
  readonly disabled: boolean;
}

interface WebhookDetailsProps extends DisabledProps {
  /** Shows the switch that enables the webhook. */
  readonly canSwitch: boolean;
}

/** The name, the address and the state of a webhook. */
function WebhookDetails({ disabled, canSwitch }: WebhookDetailsProps) {
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
