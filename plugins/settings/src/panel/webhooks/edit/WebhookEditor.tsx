import { anyOf, FormPage, useCan } from '@admin/shell';
import { useIntl } from 'react-intl';
import type { Webhook } from '../../../endpoints/webhooks.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { DeliveriesCard } from '../deliveries/DeliveriesCard.tsx';
import { SecretCard } from '../deliveries/SecretCard.tsx';
import { EventsField } from './fields/EventsField.tsx';
import { HeadersField } from './fields/HeadersField.tsx';
import { WebhookDetails } from './fields/WebhookDetails.tsx';
import { webhookEditMessages } from './messages.ts';
import { TriggerCard } from './TriggerCard.tsx';
import { useSaveWebhook } from './use-save-webhook.ts';
import { checkWebhook, newWebhookValues, webhookValues, type WebhookValues } from './webhook-values.ts';
import { webhooksPage } from '../../pages.ts';

export interface WebhookEditorProps {
  /** The webhook that is edited; undefined for a new one. */
  readonly webhook: Webhook | undefined;
}

/** Where a webhook leads, what it is told, and a way to try it. */
export function WebhookEditor({ webhook }: WebhookEditorProps) {
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
