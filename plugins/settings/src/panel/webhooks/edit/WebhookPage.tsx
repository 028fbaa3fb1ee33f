import { anyOf, ForbiddenPage, httpRef, LoadFailed, PageSkeleton, useCan, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { settingsPermissions } from '../../settings-permissions.ts';
import { webhookQuery } from '../webhook-queries.ts';
import { WebhookEditor } from './WebhookEditor.tsx';

const { create, read, update, delete: remove } = settingsPermissions.webhooks;

export interface WebhookPageProps {
  /** The webhook that is edited; null for a new one. */
  readonly id: string | null;
}

/** One webhook: an existing one or a new one. */
export function WebhookPage({ id }: WebhookPageProps) {
  const mayCreate = useCan([create]);
  const mayRead = useCan(anyOf(read, update, remove));
  if (id === null) return mayCreate ? <WebhookEditor webhook={undefined} /> : <ForbiddenPage />;
  // Whoever makes webhooks but may not read them still sees the one just made: its answer is in the cache.
  return mayRead || mayCreate ? <StoredWebhook id={id} mayRead={mayRead} /> : <ForbiddenPage />;
}

function StoredWebhook({ id, mayRead }: { readonly id: string; readonly mayRead: boolean }) {
  const webhook = useQuery({ ...webhookQuery(useService(httpRef), id), enabled: mayRead });
  if (webhook.data) return <WebhookEditor webhook={webhook.data} />;
  if (!mayRead) return <ForbiddenPage />;
  if (webhook.isPending) return <PageSkeleton shape="form" />;
  return <LoadFailed query={webhook} />;
}
