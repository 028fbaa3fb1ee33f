import { PageSkeleton } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Route, Routes, useParams } from 'react-router-dom';
import { WebhookListPage } from './WebhookListPage.tsx';
import { newWebhookPage, webhookPage, webhooksPage } from '../pages.ts';

const loadWebhookPage = () => import('./WebhookPage.tsx').then((module) => ({ default: module.WebhookPage }));

/** The routes below `/settings/webhooks`: the list, a new webhook, and one webhook. */
export function WebhooksPages() {
  return (
    <Routes>
      <Route element={<WebhookListPage />} index />
      <Route element={<WebhookRoute />} path={newWebhookPage.pathIn(webhooksPage)} />
      <Route element={<WebhookRoute />} path={webhookPage.pathIn(webhooksPage)} />
    </Routes>
  );
}

function WebhookRoute() {
  const { id = null } = useParams();
  return (
    <LazyContribution
      contribution={{ pluginId: 'settings', contributionId: 'settings.webhooks.edit' }}
      key={id}
      load={loadWebhookPage}
      pending={<PageSkeleton shape="form" />}
      props={{ id }}
      shape="page"
    />
  );
}
