import {
  DeleteDialog,
  httpRef,
  LoadFailed,
  notifyRef,
  Section,
  useDialogSubject,
  useService,
} from '@admin/shell';
import { Button, Icon, IconButton, Skeleton } from '@admin/ui';
import { Pencil, Plus, Trash2 } from '@admin/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListedProvider } from '../../contract.ts';
import { settingsMessages } from './messages.ts';
import { ProviderDialog } from './ProviderDialog.tsx';
import { providersQuery, signOnCalls, type RoleChoice } from './sign-on-queries.ts';
import styles from './SignOnSettings.module.css';

interface ProvidersSectionProps {
  readonly mayUpdate: boolean;
  readonly roles: readonly RoleChoice[];
}

/** The providers, and dialogs that add, change and delete one. */
export function ProvidersSection({ mayUpdate, roles }: ProvidersSectionProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  const providers = useQuery(providersQuery(http));
  const [edited, setEdited] = useState<ListedProvider | 'new' | null>(null);
  const deletion = useDialogSubject<ListedProvider>();
  const reload = () => queries.invalidateQueries({ queryKey: providersQuery(http).queryKey });
  const remove = async () => {
    if (!deletion.subject) return;
    const params = { uid: deletion.subject.uid };
    await signOnCalls(http).call('DELETE /admin/single-sign-on/providers/:uid', { params });
    notify({ tone: 'success', title: settingsMessages.deleted });
    await reload();
  };
  return (
    <Section
      actions={
        mayUpdate && (
          <Button onClick={() => setEdited('new')} startIcon={<Icon icon={Plus} />}>
            {intl.formatMessage(settingsMessages.add)}
          </Button>
        )
      }
      title={intl.formatMessage(settingsMessages.providers)}
    >
      {providers.isPending && <Skeleton lines={2} />}
      {providers.isError && <LoadFailed query={providers} />}
      {providers.data?.length === 0 && <p>{intl.formatMessage(settingsMessages.noProviders)}</p>}
      {providers.data && providers.data.length > 0 && (
        <ul className={styles.list}>
          {providers.data.map((provider) => (
            <ProviderRow
              key={provider.uid}
              mayUpdate={mayUpdate && provider.source === 'settings'}
              onDelete={() => deletion.open(provider)}
              onEdit={() => setEdited(provider)}
              provider={provider}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <ProviderDialog
          onClose={() => setEdited(null)}
          onSaved={reload}
          provider={edited === 'new' ? null : edited}
          roles={roles}
          taken={(providers.data ?? []).map(({ uid }) => uid)}
        />
      )}
      <DeleteDialog
        messages={settingsMessages}
        onClose={deletion.close}
        onDelete={remove}
        open={deletion.isOpen}
        values={{ name: deletion.subject?.displayName ?? '' }}
      />
    </Section>
  );
}

interface ProviderRowProps {
  readonly provider: ListedProvider;
  readonly mayUpdate: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ProviderRow({ provider, mayUpdate, onEdit, onDelete }: ProviderRowProps) {
  const intl = useIntl();
  const values = { name: provider.displayName };
  return (
    <li className={styles.provider}>
      <div className={styles.words}>
        <p className={styles.name}>{provider.displayName}</p>
        <p className={styles.hint}>{provider.issuer}</p>
        <p className={styles.hint}>
          {intl.formatMessage(settingsMessages.callbackUrl)}: {provider.callbackUrl}
        </p>
        {provider.source === 'environment' && (
          <p className={styles.hint}>{intl.formatMessage(settingsMessages.fromEnvironment)}</p>
        )}
      </div>
      {mayUpdate && (
        <div className={styles.actions}>
          <IconButton
            icon={Pencil}
            label={intl.formatMessage(settingsMessages.edit, values)}
            onClick={onEdit}
          />
          <IconButton
            icon={Trash2}
            label={intl.formatMessage(settingsMessages.remove, values)}
            onClick={onDelete}
          />
        </div>
      )}
    </li>
  );
}
