import { anyOf, ForbiddenPage, httpRef, LoadFailed, PageHeader, useCan, useService } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { CreateLink } from '../../lists/CreateLink.tsx';
import { ListBody } from '../../lists/ListBody.tsx';
import { SelectionBar } from '../../lists/SelectionBar.tsx';
import { pageMessages } from '../../page-messages.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { webhookMessages } from '../messages.ts';
import { webhooksQuery } from '../webhook-queries.ts';
import { DeleteWebhooksDialog } from './DeleteWebhooksDialog.tsx';
import { WebhookTable } from './WebhookTable.tsx';
import { newWebhookPage } from '../../pages.ts';

const { create, read, update, delete: remove } = settingsPermissions.webhooks;
const none: ReadonlySet<string> = new Set();
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
  const [selected, select] = useState(none);
  const [asked, setAsked] = useState(nothingAsked);
  const selection = useMemo(() => ({ selected, onChange: select }), [selected]);
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
      <ListBody>
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
        {selected.size > 0 && (
          <SelectionBar
            count={selected.size}
            messages={webhookMessages}
            onClear={() => select(none)}
            onDelete={() => setAsked({ ids: [...selected].map(Number), isOpen: true })}
          />
        )}
      </ListBody>
      <DeleteWebhooksDialog
        ids={asked.ids}
        onClose={() => setAsked({ ids: asked.ids, isOpen: false })}
        onDeleted={() => select(new Set([...selected].filter((id) => !asked.ids.includes(Number(id)))))}
        open={asked.isOpen}
      />
    </>
  );
}
