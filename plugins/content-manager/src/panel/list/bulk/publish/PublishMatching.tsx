import type { AllMatching } from '@admin/shell';
import { Button } from '@admin/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listViewPublishInformation } from '../../../../points.ts';
import type { ContentTypeView } from '../../../schema/index.ts';
import { ConfirmationBody } from '../../confirmation/ConfirmationBody.tsx';
import { useBulkChange } from '../use-bulk-change.ts';
import { EntryLink } from './EntryLink.tsx';
import { publishMessages } from './messages.ts';
import { PublishErrors } from './PublishErrors.tsx';
import styles from './PublishEntries.module.css';
import { PublishProgress } from './PublishProgress.tsx';
import { refusedEntries } from './refused-entries.ts';
import { useBulkProgress } from './use-bulk-progress.ts';

export interface PublishMatchingProps {
  readonly selection: AllMatching;
  readonly view: ContentTypeView;
  readonly close: () => void;
}

/** Publishes all entries of a list: they are judged by the server, which says what keeps it from publishing them. */
export function PublishMatching({ selection, view, close }: PublishMatchingProps) {
  const { formatMessage: text } = useIntl();
  // Only somebody's own actions need different names, and a page without HTTPS has no better random numbers.
  const [name] = useState(() => Math.random().toString(36).slice(2));
  const change = useBulkChange(selection, name);
  const [isRunning, setIsRunning] = useState(false);
  const progress = useBulkProgress(name, isRunning);
  // Whoever left does not want another dialog closed.
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const [refused, setRefused] = useState(refusedEntries(null));
  const publish = async () => {
    setIsRunning(true);
    const failure = await change('publish');
    const wrong = refusedEntries(failure);
    setIsRunning(false);
    setRefused(wrong);
    if (wrong.size === 0 && isOpen.current) close();
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
      {isRunning && <PublishProgress progress={progress} />}
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
        <Button onClick={close}>{text(isRunning ? publishMessages.leave : publishMessages.cancel)}</Button>
        <Button loading={isRunning} onClick={() => void publish()} variant="primary">
          {text(publishMessages.publish)}
        </Button>
      </div>
    </>
  );
}
