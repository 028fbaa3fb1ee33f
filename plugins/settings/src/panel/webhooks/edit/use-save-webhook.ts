import type { Webhook } from '@admin/contract';
import { savedState, tags, useHttp, useNotify } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { feedbackMessages } from '../../feedback/messages.ts';
import { submissionErrors } from '../../forms/submission-errors.ts';
import { submit, type Outcome } from '../../forms/submit.ts';
import { webhookQuery, webhooksPath } from '../webhook-queries.ts';
import { checkWebhook, webhookBody, webhookValues, type WebhookValues } from './webhook-values.ts';

/** Saves a webhook; a new one leads to its own page, where it can be tried. */
export function useSaveWebhook(
  webhook: Webhook | undefined,
): (values: WebhookValues) => Promise<Outcome<WebhookValues>> {
  const http = useHttp();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();

  const store = async (values: WebhookValues): Promise<Webhook> => {
    const body = webhookBody(values);
    const { data } = webhook
      ? await http.call('PUT /admin/webhooks/:id', { params: { id: webhook.id }, body })
      : await http.call('POST /admin/webhooks', { body });
    return data;
  };

  const send = async (values: WebhookValues): Promise<WebhookValues> => {
    const stored = await store(values);
    await queries.invalidateQueries({ queryKey: [tags.webhook], refetchType: 'none' });
    queries.setQueryData(webhookQuery(http, String(stored.id)).queryKey, stored);
    notify({ tone: 'success', title: feedbackMessages.saved });
    if (!webhook) void navigate(`${webhooksPath}/${stored.id}`, { replace: true, state: savedState });
    return webhookValues(stored);
  };

  return (values) =>
    submit(values, {
      check: checkWebhook,
      send,
      refused: (error) => {
        notify({ tone: 'warning', title: feedbackMessages.failed });
        return submissionErrors(error, ['name', 'url', 'headers', 'events']);
      },
    });
}
