import type { Entry } from '@admin/content-model';
import {
  actionFailed,
  ActionOutlet,
  confirmed,
  type EditedEntry,
  headerActions,
  type ReadyAction,
} from '@admin/shell';
import { Button, ConfirmDialog } from '@admin/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEntryCache } from '../../entry/index.ts';
import type { Publication } from '../../publication/publication.ts';
import { useEditing } from '../editing-context.ts';
import { editMessages } from '../messages.ts';

export interface PluginActionsProps {
  readonly entry: Entry | null;
  readonly isModified: boolean;
  readonly publication: Publication;
}

/** What plugins let the user do with the entry, as buttons. */
export function PluginActions({ entry, isModified, publication }: PluginActionsProps) {
  const { address } = useEditing();
  const cache = useEntryCache();
  const locale = address.parameters['locale'];
  const input = useMemo<EditedEntry>(
    () => ({
      contentType: address.uid,
      kind: address.kind,
      id: entry?.id ?? null,
      publication,
      isModified,
      refresh: async () => void (await cache.refresh(address)),
      ...(locale === undefined ? {} : { locale }),
    }),
    [address, cache, entry, isModified, locale, publication],
  );
  return (
    <ActionOutlet input={input} point={headerActions}>
      {(action) => <PluginAction action={action} />}
    </ActionOutlet>
  );
}

const looks = { default: 'secondary', primary: 'secondary', danger: 'danger' } as const;

function PluginAction({ action }: { readonly action: ReadyAction }) {
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = async () => {
    setIsRunning(true);
    await action.run();
    setIsRunning(false);
  };
  const { confirm, label, tone = 'default', disabled = false } = action;
  return (
    <>
      <Button
        disabled={disabled}
        loading={isRunning}
        onClick={() => (confirm ? setIsAsking(true) : void run())}
        variant={looks[tone]}
      >
        <FormattedMessage {...label} />
      </Button>
      {confirm && (
        <ConfirmDialog
          body={confirm.body && intl.formatMessage(confirm.body)}
          cancelLabel={intl.formatMessage(editMessages.cancel)}
          confirmLabel={intl.formatMessage(editMessages.confirm)}
          errorMessage={() => intl.formatMessage(actionFailed, { action: intl.formatMessage(label) })}
          onConfirm={() => confirmed(action)}
          onOpenChange={setIsAsking}
          open={isAsking}
          title={intl.formatMessage(confirm.title ?? label)}
          tone={tone === 'danger' ? 'danger' : 'default'}
        />
      )}
    </>
  );
}
