import type { Entry } from '@admin/content-model';
import { headerActions, useRolePreview, type EditedEntry } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { useLayoutEffect, useMemo } from 'react';
import { promisedLocale } from '../../address/index.ts';
import { BuiltInActionsProvider, type BuiltInActions } from '../../built-in-actions.ts';
import { useEntryCache } from '../../entry/index.ts';
import { publicationOf, type Publication } from '../../publication/publication.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import type { RecordStatus } from '../actions/form-lock.ts';
import type { SaveButton } from '../actions/save-button.ts';
import type { PublicationControl } from '../actions/use-publication.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';

export interface EditActionsProps {
  readonly view: ContentTypeView;
  readonly entry: Entry | null;
  /** Whether it is an unsaved copy, which can be saved without a change. */
  readonly isCopy: boolean;
  readonly status: RecordStatus;
  /** Saves the entry; undefined without permission. */
  readonly onSave: (() => Promise<void>) | undefined;
  readonly saveButton: SaveButton;
  /** Undefined without permission to publish. */
  readonly publication: PublicationControl | undefined;
}

/** The actions of plugins, and Save and Publish or Unpublish, which plugins can change. */
export function EditActions(props: EditActionsProps) {
  const { view, entry, saveButton } = props;
  const isModified = useIsModified();
  const state = publicationOf(view.contentType, entry);
  const input = useEditedEntry(entry, isModified, state);
  useLayoutEffect(() => saveButton.showActions(), [saveButton]);
  return (
    <BuiltInActionsProvider value={useBuiltInActions(props, isModified, state)}>
      <ActionOutlet input={input} point={headerActions}>
        {(action) => (
          <>
            {action.id === 'save' && action.pluginId === 'content-manager' && (
              <PressBySaveShortcut press={action.start} saveButton={saveButton} />
            )}
            <ActionButton action={action} hasPrimary />
          </>
        )}
      </ActionOutlet>
    </BuiltInActionsProvider>
  );
}

interface PressBySaveShortcutProps extends Pick<EditActionsProps, 'saveButton'> {
  readonly press: () => void;
}

/** Lets the shortcut press the button while it is shown. */
function PressBySaveShortcut({ press, saveButton }: PressBySaveShortcutProps) {
  useLayoutEffect(() => saveButton.show(press), [press, saveButton]);
  return null;
}

function useBuiltInActions(
  { entry, isCopy, status, onSave, publication }: EditActionsProps,
  isModified: boolean,
  state: Publication,
): BuiltInActions {
  const isViewing = useRolePreview() !== null;
  const isBusy = status !== 'resolved';
  const mustSaveFirst = isModified && entry !== null && !isViewing;
  return {
    ...(publication &&
      state === 'published' && {
        unpublish: {
          label: editMessages.unpublish,
          disabled: isBusy,
          loading: status === 'unpublish-pending',
          run: publication.openUnpublishDialog,
        },
      }),
    ...(publication &&
      state === 'draft' && {
        publish: {
          label: editMessages.publish,
          disabled: isModified || !entry || isBusy,
          ...(mustSaveFirst && { disabledReason: editMessages.saveBeforePublishing }),
          loading: status === 'publish-pending' || status === 'draft-relation-check-pending',
          run: publication.publish,
        },
      }),
    ...(onSave && {
      save: {
        label: editMessages.save,
        tone: 'primary',
        disabled: !(isModified || isCopy) || isBusy,
        loading: status === 'submit-pending',
        run: onSave,
      },
    }),
  };
}

/** Returns the entry as header actions receive it. */
function useEditedEntry(entry: Entry | null, isModified: boolean, publication: Publication): EditedEntry {
  const { address } = useEditing();
  const cache = useEntryCache();
  return useMemo(
    () => ({
      contentType: address.uid,
      kind: address.kind,
      id: entry?.id ?? null,
      publication,
      isModified,
      refresh: async () => void (await cache.refresh(address)),
      ...promisedLocale(address.parameters),
    }),
    [address, cache, entry, isModified, publication],
  );
}
