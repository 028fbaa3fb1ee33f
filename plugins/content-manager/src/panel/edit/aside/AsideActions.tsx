import { type Entry, userUid } from '@admin/content-model';
import { asideActions, httpRef, PanelLink, useCan, useService } from '@admin/shell';
import { ActionOutlet, useReachable, type ReadyAction } from '@admin/shell/host';
import { Button, Icon, Tooltip } from '@admin/ui';
import { Layers, Link2, Settings2, Trash2, Undo2 } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { contentAddress, contentTypeModelPage, fromHere } from '../../address/index.ts';
import { BuiltInActionsProvider, type BuiltInActions, type EditAsideAction } from '../../built-in-actions.ts';
import { readModels } from '../../configuration/links.tsx';
import { configurationMessages } from '../../configuration/messages.ts';
import { configurationPermissions } from '../../permissions/index.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useEditedEntry } from '../editing/use-edited-entry.ts';
import { editMessages } from '../messages.ts';
import { entryUsesQuery } from '../references/entry-uses-query.ts';
import { LinksLost } from '../references/LinksLost.tsx';
import { usesMessages } from '../references/messages.ts';

const ReferencesDialog = lazy(async () => {
  const { ReferencesDialog: dialog } = await import('../references/ReferencesDialog.tsx');
  return { default: dialog };
});

export interface AsideActionsProps {
  readonly entry: Entry | null;
  /** Deletes the entry; undefined for a new entry and without permission. */
  readonly onDelete: (() => Promise<void>) | undefined;
  /** Restores the saved values; undefined for a new entry and without permission to save. */
  readonly onDiscard: (() => void) | undefined;
  /** True if another action on the entry is running. */
  readonly isBusy: boolean;
}

/** The actions beside the form, with those of plugins. */
export function AsideActions(props: AsideActionsProps) {
  const { entry } = props;
  const { uid } = useEditing().address;
  const input = useEditedEntry(entry);
  const [isShowingUses, setShowingUses] = useState(false);
  const saved = entry && { uid, id: entry.id };
  const actions = useBuiltInActions({
    ...props,
    isModified: input.isModified,
    onShowUses: () => setShowingUses(true),
    isShowingUses,
  });
  return (
    <BuiltInActionsProvider value={actions}>
      <ActionOutlet
        input={input}
        point={asideActions}
        renderQuestion={({ id }, words) =>
          id === 'delete' && saved ? (
            <>
              {words}
              <LinksLost entry={saved} />
            </>
          ) : (
            words
          )
        }
      >
        {(action) => <AsideAction action={action} />}
      </ActionOutlet>
      {saved && isShowingUses && (
        <Suspense fallback={null}>
          <ReferencesDialog entry={saved} onClose={() => setShowingUses(false)} />
        </Suspense>
      )}
    </BuiltInActionsProvider>
  );
}

interface AsideState extends AsideActionsProps {
  readonly isModified: boolean;
  readonly isShowingUses: boolean;
  readonly onShowUses: () => void;
}

function useBuiltInActions(state: AsideState): BuiltInActions<EditAsideAction> {
  const { entry, onDelete, onDiscard, isBusy, isModified, isShowingUses, onShowUses } = state;
  const { uid, kind } = useEditing().address;
  const mayConfigure = useCan([configurationPermissions[kind]]);
  const mayReadModels = useCan([readModels]);
  const modelAddress = contentTypeModelPage.to({ uid });
  const hasModelPage = useReachable()(modelAddress);
  const http = useService(httpRef);
  const { data: uses } = useQuery({ ...entryUsesQuery(http, { uid, id: entry?.id ?? 0 }), enabled: false });
  return {
    // Null is the response of a server that does not report what links an entry.
    ...(entry &&
      (uses !== null || isShowingUses) && {
        references: { label: usesMessages.open, icon: Link2, run: onShowUses },
      }),
    // The type of administrators is not in the content type builder.
    ...(mayReadModels &&
      uid !== userUid &&
      hasModelPage && { model: { label: configurationMessages.model, icon: Layers, href: modelAddress } }),
    ...(mayConfigure && {
      'configure-view': {
        label: configurationMessages.link,
        icon: Settings2,
        href: contentAddress({ view: 'edit-configuration', kind, uid }),
      },
    }),
    ...(onDiscard && {
      discard: {
        label: editMessages.discard,
        icon: Undo2,
        disabled: isBusy || !isModified,
        confirm: {
          title: editMessages.discardTitle,
          body: editMessages.discardBody,
          label: editMessages.discardConfirm,
        },
        run: onDiscard,
      },
    }),
    ...(onDelete && {
      delete: {
        label: editMessages.delete,
        icon: Trash2,
        tone: 'danger',
        disabled: isBusy,
        confirm: {
          title: editMessages.deleteTitle,
          body: editMessages.deleteBody,
          label: editMessages.deleteConfirm,
        },
        run: onDelete,
      },
    }),
  };
}

/** An action as a line of the column; a link leads back to this page. */
function AsideAction({ action }: { readonly action: ReadyAction }) {
  const { disabled, href, icon, isRunning, label, reason, start, tone } = action;
  const here = useLocation() as Location<unknown>;
  const look = {
    variant: 'ghost' as const,
    ...(icon && { startIcon: <Icon icon={icon} {...(tone === 'danger' && { tone })} /> }),
  };
  if (href !== undefined && !disabled) {
    return (
      <Button {...look} asChild>
        <PanelLink stateFrom={() => fromHere(here)} to={href}>
          {label}
        </PanelLink>
      </Button>
    );
  }
  const button = (
    <Button {...look} disabled={disabled} loading={isRunning} onClick={start}>
      {label}
    </Button>
  );
  return reason === undefined ? button : <Tooltip content={reason}>{button}</Tooltip>;
}
