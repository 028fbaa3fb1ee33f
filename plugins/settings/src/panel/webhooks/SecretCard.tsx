import { DangerDialog, httpRef, Section, useService } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { RefreshCw } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ShownOnce } from '../ShownOnce.tsx';
import { webhookCalls, deliveriesQuery } from './webhook-queries.ts';
import { deliveryMessages } from './messages.ts';

/** The signing secret of a webhook: a new one is shown once. Hidden on servers that do not sign requests. */
export function SecretCard({ webhookId }: { readonly webhookId: number }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const deliveries = useQuery(deliveriesQuery(http, webhookId, { state: 'all', page: 1 }));
  const [isConfirming, setIsConfirming] = useState(false);
  const [secret, setSecret] = useState<string>();
  // A server that stores deliveries also signs them; other servers do neither.
  if (!deliveries.data) return null;
  const renew = async (): Promise<void> => {
    const { data } = await webhookCalls(http).call('POST /admin/webhooks/:id/secret', {
      params: { id: webhookId },
    });
    setSecret(data.secret);
  };
  return (
    <Section
      actions={
        <Button onClick={() => setIsConfirming(true)} startIcon={<Icon icon={RefreshCw} />}>
          {intl.formatMessage(deliveryMessages.renew)}
        </Button>
      }
      description={intl.formatMessage(deliveryMessages.secretBody)}
      title={intl.formatMessage(deliveryMessages.secret)}
    >
      {secret !== undefined && (
        <ShownOnce
          body={intl.formatMessage(deliveryMessages.secretOnce)}
          copyLabel={intl.formatMessage(deliveryMessages.copySecret)}
          label={intl.formatMessage(deliveryMessages.secret)}
          text={secret}
          title={intl.formatMessage(deliveryMessages.secretTitle)}
        />
      )}
      <DangerDialog
        body={intl.formatMessage(deliveryMessages.renewBody)}
        confirmLabel={intl.formatMessage(deliveryMessages.renew)}
        onClose={() => setIsConfirming(false)}
        onConfirm={renew}
        open={isConfirming}
        title={intl.formatMessage(deliveryMessages.renewTitle)}
      />
    </Section>
  );
}
