import type { Entry } from '@admin/content-model';
import { useRolePreview, WhyLocked, type EditedEntry, headerActions } from '@admin/shell';
import { ActionButton, ActionOutlet } from '@admin/shell/host';
import { Button, Tooltip } from '@admin/ui';
import { type ReactElement, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PublicationControl } from '../actions/use-publication.ts';
import type { RecordStatus } from '../actions/form-lock.ts';
import { publicationOf, type Publication } from '../../publication/publication.ts';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { promisedLocale } from '../../address/index.ts';
import { useEntryCache } from '../../entry/index.ts';
import { useEditing } from '../editing/editing-context.ts';

export interface EditActionsProps {
  readonly view: ContentTypeView;
  readonly entry: Entry | null;
  /** Whether it is an unsaved copy, which can be saved without a change. */
  readonly isCopy: boolean;
  readonly status: RecordStatus;
  /** Saves the entry; undefined without permission. */
  readonly onSave: (() => void) | undefined;
  /** Undefined without permission to publish. */
  readonly publication: PublicationControl | undefined;
}

/** The buttons Save and Publish or Unpublish, after the actions of plugins. */
export function EditActions({ view, entry, isCopy, status, onSave, publication }: EditActionsProps) {
  const isModified = useIsModified();
  const isViewing = useRolePreview() !== null;
  const isBusy = status !== 'resolved' || isViewing;
  const state = publicationOf(view.contentType, entry);
  return (
    <>
      <PluginActions entry={entry} isModified={isModified} publication={state} />
      {publication && state === 'published' && (
        <WhyLocked>
          <Button
            disabled={isBusy}
            loading={status === 'unpublish-pending'}
            onClick={publication.openUnpublishDialog}
          >
            <FormattedMessage {...editMessages.unpublish} />
          </Button>
        </WhyLocked>
      )}
      {publication && state === 'draft' && (
        <WhyNotPublishable isWaiting={isModified && entry !== null && !isViewing}>
          <Button
            disabled={isModified || !entry || isBusy}
            loading={status === 'publish-pending' || status === 'draft-relation-check-pending'}
            onClick={() => void publication.publish()}
          >
            <FormattedMessage {...editMessages.publish} />
          </Button>
        </WhyNotPublishable>
      )}
      {onSave && (
        <WhyLocked>
          <Button
            disabled={!(isModified || isCopy) || isBusy}
            loading={status === 'submit-pending'}
            onClick={onSave}
            variant="primary"
          >
            <FormattedMessage {...editMessages.save} />
          </Button>
        </WhyLocked>
      )}
    </>
  );
}

/** A tooltip with the reason why the button is disabled: unsaved changes, or another one. */
function WhyNotPublishable({
  isWaiting,
  children,
}: {
  readonly isWaiting: boolean;
  readonly children: ReactElement;
}) {
  const intl = useIntl();
  if (!isWaiting) return <WhyLocked>{children}</WhyLocked>;
  return <Tooltip content={intl.formatMessage(editMessages.saveBeforePublishing)}>{children}</Tooltip>;
}

interface PluginActionsProps {
  readonly entry: Entry | null;
  readonly isModified: boolean;
  readonly publication: Publication;
}

/** The actions of plugins, as buttons. */
function PluginActions({ entry, isModified, publication }: PluginActionsProps) {
  const { address } = useEditing();
  const cache = useEntryCache();
  const input = useMemo<EditedEntry>(
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
  return (
    <ActionOutlet input={input} point={headerActions}>
      {(action) => <ActionButton action={action} />}
    </ActionOutlet>
  );
}
