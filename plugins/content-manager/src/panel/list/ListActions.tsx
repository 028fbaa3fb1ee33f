import { listActions, type EntryList } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { Plus } from '@admin/ui/icons';
import { useMemo } from 'react';
import { contentAddress, keepParameters } from '../address/index.ts';
import { BuiltInActionsProvider, type BuiltInActions } from '../built-in-actions.ts';
import { useMayInLocale } from '../permissions/index.ts';
import { listMessages } from './messages.ts';
import { useList } from './model/list-context.ts';

export interface ListActionsProps {
  /** Id of the only action to render. @default all of them */
  readonly only?: string;
}

/** Returns the list as its actions receive it. */
export function useActionsInput(): EntryList {
  const { view, context } = useList();
  const { uid } = view.contentType;
  const { locale } = context;
  return useMemo(() => ({ contentType: uid, ...(locale === undefined ? {} : { locale }) }), [uid, locale]);
}

/** The actions of the list: Create, with the plugins' parameters of the list, and those of plugins. */
export function ListActions({ only }: ListActionsProps) {
  const { view, address, context } = useList();
  const { uid } = view.contentType;
  const { locale } = context;
  const mayCreate = useMayInLocale('create', view.contentType, locale);
  const input = useActionsInput();
  const actions: BuiltInActions = mayCreate
    ? {
        create: {
          label: listMessages.create,
          icon: Plus,
          tone: 'primary',
          href: contentAddress({ view: 'create', uid }, keepParameters(address.query)),
        },
      }
    : {};
  return (
    <BuiltInActionsProvider value={actions}>
      <ActionOutlet input={input} point={listActions}>
        {(action) =>
          (only === undefined || action.id === only) && <ActionButton action={action} hasPrimary />
        }
      </ActionOutlet>
    </BuiltInActionsProvider>
  );
}
