import { httpRef, notifyRef, errorText, useCan, useService } from '@admin/shell';
import { Switch } from '@admin/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Webhook } from '../../endpoints/webhooks.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { webhookMessages } from './messages.ts';
import { webhookCalls, webhookQuery, webhooksQuery } from './webhook-queries.ts';

/** Enables or disables a webhook immediately, and reverts when the request fails. */
export function EnabledSwitch({ webhook }: { readonly webhook: Webhook }) {
  const intl = useIntl();
  const http = useService(httpRef);
  const calls = webhookCalls(http);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const mayUpdate = useCan([settingsPermissions.webhooks.update]);
  const change = useMutation({
    mutationFn: async (isEnabled: boolean): Promise<Webhook> => {
      // A webhook is replaced as a whole: changes of other users must not be overwritten.
      const params = { id: webhook.id };
      const { data: current } = await calls.call('GET /admin/webhooks/:id', { params });
      const { id: _id, ...body } = current;
      return (await calls.call('PUT /admin/webhooks/:id', { params, body: { ...body, isEnabled } })).data;
    },
    onSuccess: (stored) => {
      queries.setQueryData(webhooksQuery(http).queryKey, (all) =>
        all?.map((one) => (one.id === stored.id ? stored : one)),
      );
      queries.removeQueries({ queryKey: webhookQuery(http, String(stored.id)).queryKey });
      const title = stored.isEnabled ? webhookMessages.nowEnabled : webhookMessages.nowDisabled;
      notify({ tone: 'success', title });
    },
    onError: (error) => notify({ tone: 'danger', title: errorText(error) }),
  });
  return (
    <Switch
      aria-busy={change.isPending}
      aria-label={intl.formatMessage(webhookMessages.enabledFor, { name: webhook.name })}
      checked={change.isPending ? change.variables : webhook.isEnabled}
      disabled={!mayUpdate}
      onCheckedChange={(isEnabled) => {
        if (!change.isPending) change.mutate(isEnabled);
      }}
    />
  );
}
