import type { Entry } from '@admin/content-model';
import { headerActions, useRolePreview, type EditedEntry } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { useLayoutEffect } from 'react';
import {
  BuiltInActionsProvider,
  type BuiltInActions,
  type EditHeaderAction,
} from '../../built-in-actions.ts';
import type { RecordStatus } from '../actions/form-lock.ts';
import type { SaveButton } from '../actions/save-button.ts';
import type { PublicationControl } from '../actions/use-publication.ts';
import { useEditedEntry } from '../editing/use-edited-entry.ts';
import { editMessages } from '../messages.ts';

export interface EditActionsProps {
  readonly entry: Entry | null;
  /** True if it is an unsaved copy, which can be saved without a change. */
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
  const { entry, saveButton } = props;
  const input = useEditedEntry(entry);
  useLayoutEffect(() => saveButton.showActions(), [saveButton]);
  return (
    <BuiltInActionsProvider value={useBuiltInActions(props, input)}>
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
  { isModified, publication: state }: EditedEntry,
): BuiltInActions<EditHeaderAction> {
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
