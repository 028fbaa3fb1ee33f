import { ForbiddenPage, PageHeader, useCan, useHttp } from '@admin/shell';
import { Button, Icon, Skeleton } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../feedback/LoadFailed.tsx';
import { pageMessages } from '../../page-messages.ts';
import { rights } from '../../rights.ts';
import { webhookMessages } from '../messages.ts';
import { webhooksPath, webhooksQuery } from '../webhook-queries.ts';
import { DeleteWebhooksDialog } from './DeleteWebhooksDialog.tsx';
import { WebhookBulkBar } from './WebhookBulkBar.tsx';
import styles from './WebhookListPage.module.css';
import { WebhookTable } from './WebhookTable.tsx';

const { create, read, update, delete: remove } = rights.webhooks;
const none: ReadonlySet<string> = new Set();
const nothingAsked = { ids: [] as readonly number[], isOpen: false };

/** The webhooks of the installation, for those who may see them. */
export function WebhookListPage() {
  const mayRead = useCan([read, update, remove]);
  return mayRead ? <WebhookList /> : <ForbiddenPage />;
}

function CreateLink() {
  const intl = useIntl();
  return (
    <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
      <Link to={`${webhooksPath}/create`}>{intl.formatMessage(webhookMessages.create)}</Link>
    </Button>
  );
}

function WebhookList() {
  const intl = useIntl();
  const webhooks = useQuery(webhooksQuery(useHttp()));
  const mayCreate = useCan([create]);
  const mayDelete = useCan([remove]);
  const [selected, select] = useState(none);
  const [asked, setAsked] = useState(nothingAsked);
  const selection = useMemo(() => ({ selected, onChange: select }), [selected]);
  const askOne = useCallback((id: number) => setAsked({ ids: [id], isOpen: true }), []);
  const count = webhooks.data && intl.formatMessage(webhookMessages.found, { count: webhooks.data.length });
  const isEmpty = webhooks.data?.length === 0;
  return (
    <>
      <PageHeader
        actions={mayCreate && !isEmpty && <CreateLink />}
        subtitle={count ?? (webhooks.isError ? ' ' : <Skeleton />)}
        title={intl.formatMessage(pageMessages.webhooks)}
      />
      <div className={styles.page}>
        {webhooks.isError && !webhooks.data ? (
          <LoadFailed
            error={webhooks.error}
            isTrying={webhooks.isFetching}
            onRetry={() => void webhooks.refetch()}
          />
        ) : (
          <WebhookTable
            emptyAction={mayCreate && <CreateLink />}
            onDelete={mayDelete ? askOne : undefined}
            rows={webhooks.data}
            selection={mayDelete ? selection : undefined}
          />
        )}
        {selected.size > 0 && (
          <WebhookBulkBar
            count={selected.size}
            onClear={() => select(none)}
            onDelete={() => setAsked({ ids: [...selected].map(Number), isOpen: true })}
          />
        )}
      </div>
      <DeleteWebhooksDialog
        ids={asked.ids}
        onClose={() => setAsked({ ids: asked.ids, isOpen: false })}
        onDeleted={() => select(new Set([...selected].filter((id) => !asked.ids.includes(Number(id)))))}
        open={asked.isOpen}
      />
    </>
  );
}
