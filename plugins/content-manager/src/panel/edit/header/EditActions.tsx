import type { Entry } from '@admin/content-model';
import { useRolePreview, WhyLocked } from '@admin/shell';
import { Button, Tooltip } from '@admin/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PublicationControl } from '../actions/use-publication.ts';
import type { RecordStatus } from '../actions/use-record-status.ts';
import { publicationOf } from '../../publication/publication.ts';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { PluginActions } from './PluginActions.tsx';

export interface EditActionsProps {
  readonly view: ContentTypeView;
  readonly entry: Entry | null;
  /** Whether it is a copy that is not saved yet: it can be, whatever is changed in it. */
  readonly isCopy: boolean;
  readonly status: RecordStatus;
  /** Saves; absent without the permission to. */
  readonly onSave: (() => void) | undefined;
  /** Absent without the permission to publish. */
  readonly publication: PublicationControl | undefined;
}

/** Save, Publish or Unpublish, and what plugins add before them. */
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
            onClick={publication.askToUnpublish}
          >
            <FormattedMessage {...editMessages.unpublish} />
          </Button>
        </WhyLocked>
      )}
      {publication && state === 'draft' && (
        <WhyNotYet isWaiting={isModified && entry !== null && !isViewing}>
          <Button
            disabled={isModified || !entry || isBusy}
            loading={status === 'publish-pending' || status === 'draft-relation-check-pending'}
            onClick={() => void publication.publish()}
          >
            <FormattedMessage {...editMessages.publish} />
          </Button>
        </WhyNotYet>
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

/** Says why an entry with unsaved changes cannot be published; else what keeps the button locked. */
function WhyNotYet({
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
