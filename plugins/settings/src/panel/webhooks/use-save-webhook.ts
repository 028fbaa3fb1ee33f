import { httpRef, savedState, useService } from '@admin/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Webhook } from '../../endpoints/webhooks.ts';
import { webhookCalls, webhookQuery } from './webhook-queries.ts';
import { webhookBody, webhookValues, type WebhookValues } from './webhook-values.ts';
import { webhookPage } from '../pages.ts';
import { settingsTags } from '../tags.ts';

/** Saves a webhook; a new one opens its own page, where it can be tested. */
export function useSaveWebhook(
  webhook: Webhook | undefined,
): (values: WebhookValues) => Promise<WebhookValues> {
  const http = useService(httpRef);
  const calls = webhookCalls(http);
  const navigate = useNavigate();
  const queries = useQueryClient();

  /** Created by an earlier save that failed afterwards: another save must not create a second webhook. */
  const stored = useRef(webhook?.id);
  /** The webhook as stored last, whose limits a save may remove. */
  const last = useRef<Webhook | undefined>(webhook);

  const store = async (values: WebhookValues): Promise<Webhook> => {
    const body = webhookBody(values, last.current);
    const replace = async (id: number): Promise<Webhook> => {
      const { isEnabled } = values;
      return (await calls.call('PUT /admin/webhooks/:id', { params: { id }, body: { ...body, isEnabled } }))
        .data;
    };
    if (stored.current !== undefined) return replace(stored.current);
    const { data } = await calls.call('POST /admin/webhooks', { body });
    stored.current = data.id;
    // A webhook is created enabled, and disabled by a separate request.
    return values.isEnabled ? data : replace(data.id);
  };

  return async (values) => {
    const saved = await store(values);
    last.current = saved;
    await queries.invalidateQueries({ queryKey: [settingsTags.webhook], refetchType: 'none' });
    queries.setQueryData(webhookQuery(http, String(saved.id)).queryKey, saved);
    if (!webhook) void navigate(webhookPage.to({ id: saved.id }), { replace: true, state: savedState });
    return webhookValues(saved);
  };
}
