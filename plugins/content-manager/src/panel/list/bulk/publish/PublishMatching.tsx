import type { AllMatching } from '@admin/shell/host';
import { Button } from '@admin/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listViewPublishInformation } from '../../../../points.ts';
import { useIsMounted } from '../../../address/index.ts';
import type { ContentTypeView } from '../../../schema/index.ts';
import { ConfirmationBody } from '../../confirmation/ConfirmationBody.tsx';
import {
  BulkProgressBar,
  progressMessages,
  progressName,
  useBulkProgress,
} from '../progress/BulkProgress.tsx';
import { useBulkChange } from '../use-bulk-change.ts';
import { EntryLink, PublishErrors } from './PublishStatus.tsx';
import { publishMessages } from './messages.ts';
import styles from './PublishEntries.module.css';
import { refusedEntries } from './publish-state.ts';

export interface PublishMatchingProps {
  readonly selection: AllMatching;
  readonly view: ContentTypeView;
  readonly close: () => void;
}

const publishSteps = { judging: publishMessages.judging, changing: publishMessages.changing };

/** Publishes all entries that a list finds. The server validates them and returns the errors. */
export function PublishMatching({ selection, view, close }: PublishMatchingProps) {
  const { formatMessage: text } = useIntl();
  const [name] = useState(progressName);
  const change = useBulkChange(selection);
  const [isRunning, setIsRunning] = useState(false);
  const progress = useBulkProgress(name, isRunning);
  // After unmounting, `close` would close another dialog.
  const isMounted = useIsMounted();
  const [refused, setRefused] = useState(refusedEntries(null));
  const publish = async () => {
    setIsRunning(true);
    const failure = await change('publish', { progress: name });
    const errors = refusedEntries(failure);
    setIsRunning(false);
    setRefused(errors);
    if (errors.size === 0 && isMounted()) close();
  };
  return (
    <>
      <ConfirmationBody
        about={selection}
        text={text(publishMessages.question)}
        view={view}
        zone={listViewPublishInformation}
      />
      <p>{text(publishMessages.allOrNone)}</p>
      {isRunning && <BulkProgressBar progress={progress} steps={publishSteps} />}
      <div role="alert">
        {refused.size > 0 && (
          <>
            <p className={styles.refused}>{text(publishMessages.refused)}</p>
            <ul className={styles.refusedEntries}>
              {[...refused].map(([id, errors]) => (
                <li key={id}>
                  <EntryLink id={id} uid={selection.contentType}>
                    <FormattedMessage {...publishMessages.entry} values={{ id }} />
                  </EntryLink>
                  <PublishErrors errors={errors} view={view} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.actions}>
        <Button onClick={close}>{text(isRunning ? progressMessages.leave : publishMessages.cancel)}</Button>
        <Button loading={isRunning} onClick={() => void publish()} variant="primary">
          {text(publishMessages.publish)}
        </Button>
      </div>
    </>
  );
}
