import {
  anyOf,
  CreateLink,
  ForbiddenPage,
  httpRef,
  PageBody,
  LoadFailed,
  PageHeader,
  SelectionArea,
  useRowSelection,
  useCan,
  useService,
} from '@admin/shell';
import { DeleteSelectedButton } from '@admin/shell/host';
import { Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../../page-messages.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { webhookMessages } from '../messages.ts';
import { webhooksQuery } from '../webhook-queries.ts';
import { DeleteWebhooksDialog } from './DeleteWebhooksDialog.tsx';
import { WebhookTable } from './WebhookTable.tsx';
import { newWebhookPage } from '../../pages.ts';

const { create, read, update, delete: remove } = settingsPermissions.webhooks;
const nothingAsked = { ids: [] as readonly number[], isOpen: false };

/** The webhooks of the installation, for those who may see them. */
export function WebhookListPage() {
  const mayRead = useCan(anyOf(read, update, remove));
  return mayRead ? <WebhookList /> : <ForbiddenPage />;
}

function WebhookList() {
  const intl = useIntl();
  const webhooks = useQuery(webhooksQuery(useService(httpRef)));
  const mayCreate = useCan([create]);
  const mayDelete = useCan([remove]);
  const selection = useRowSelection();
  const [asked, setAsked] = useState(nothingAsked);
  const askOne = useCallback((id: number) => setAsked({ ids: [id], isOpen: true }), []);
  const count = webhooks.data && intl.formatMessage(webhookMessages.found, { count: webhooks.data.length });
  const isEmpty = webhooks.data?.length === 0;
  const createLink = mayCreate && <CreateLink label={webhookMessages.create} to={newWebhookPage.to()} />;
  return (
    <>
      <PageHeader
        actions={!isEmpty && createLink}
        subtitle={count ?? (webhooks.isError ? ' ' : <Skeleton />)}
        title={intl.formatMessage(pageMessages.webhooks)}
      />
      <PageBody content="list">
        <SelectionArea
          actions={
            <DeleteSelectedButton
              label={webhookMessages.delete}
              onDelete={() => setAsked({ ids: [...selection.selected].map(Number), isOpen: true })}
            />
          }
          count={selection.selected.size}
          messages={webhookMessages}
          onClear={selection.clear}
        >
          {webhooks.isError && !webhooks.data ? (
            <LoadFailed query={webhooks} />
          ) : (
            <WebhookTable
              emptyAction={createLink || undefined}
              onDelete={mayDelete ? askOne : undefined}
              rows={webhooks.data}
              selection={mayDelete ? selection : undefined}
            />
          )}
        </SelectionArea>
      </PageBody>
      <DeleteWebhooksDialog
        ids={asked.ids}
        onClose={() => setAsked({ ids: asked.ids, isOpen: false })}
        onDeleted={() => selection.forget(asked.ids.map(String))}
        open={asked.isOpen}
      />
    </>
  );
}
