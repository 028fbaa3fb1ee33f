import type { UndeliveredEventsItem, ServerPluginItem } from '@admin/contract';
import { Section, useCan } from '@admin/shell';
import { Banner, Button } from '@admin/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { settingsPermissions } from '../settings-permissions.ts';
import { FailedEvents } from './FailedEvents.tsx';
import { undeliveredMessages } from './messages.ts';
import { useRetryEvents } from './undelivered-event-queries.ts';
import styles from './UndeliveredEvents.module.css';

interface UndeliveredEventsProps {
  readonly undelivered: readonly UndeliveredEventsItem[];
  readonly plugins: readonly ServerPluginItem[];
}

/**
 * Events of entries and files that plugins have not processed. Hidden if there are none; once it was shown, it remains to
 * confirm that all events are delivered.
 */
export function UndeliveredEvents({ undelivered, plugins }: UndeliveredEventsProps) {
  const intl = useIntl();
  const titles = useMemo(() => new Map(plugins.map(({ id, title }) => [id, title])), [plugins]);
  const [hadSome, setHadSome] = useState(false);
  const area = useRef<HTMLFieldSetElement>(null);
  const before = useRef(0);
  const failed = undelivered.reduce((sum, item) => sum + item.failed, 0);
  if (undelivered.length > 0 && !hadSome) setHadSome(true);
  useEffect(() => {
    // The pressed button disappears with the failed events: the region takes the focus.
    if (failed < before.current && document.activeElement === document.body) area.current?.focus();
    before.current = failed;
  }, [failed]);
  if (!hadSome) return null;
  const title = intl.formatMessage(undeliveredMessages.title);
  return (
    <Section description={intl.formatMessage(undeliveredMessages.body)} title={title}>
      <fieldset aria-label={title} className={styles.area} ref={area} tabIndex={-1}>
        {undelivered.length === 0 ? (
          <p className={styles.counts}>{intl.formatMessage(undeliveredMessages.none)}</p>
        ) : (
          <ul className={styles.listeners}>
            {undelivered.map((item) => (
              <Listener
                item={item}
                key={`${item.plugin}/${item.listener}`}
                pluginTitle={titles.get(item.plugin) ?? item.plugin}
              />
            ))}
          </ul>
        )}
      </fieldset>
    </Section>
  );
}

interface ListenerProps {
  readonly item: UndeliveredEventsItem;
  /** Title of the plugin that owns the listener. */
  readonly pluginTitle: string;
}

/** The undelivered events of a listener: counts, the error, and buttons to retry them. */
function Listener({ item, pluginTitle }: ListenerProps) {
  const intl = useIntl();
  const { listener, waiting, failed, failure } = item;
  return (
    <li className={styles.listener}>
      <h3 className={styles.name}>
        <FormattedMessage
          {...undeliveredMessages.listener}
          values={{ listener: <bdi>{listener}</bdi>, plugin: <bdi>{pluginTitle}</bdi> }}
        />
      </h3>
      <p className={styles.counts}>
        {waiting > 0 && <span>{intl.formatMessage(undeliveredMessages.waiting, { count: waiting })}</span>}
        {failed > 0 && <span>{intl.formatMessage(undeliveredMessages.givenUp, { count: failed })}</span>}
      </p>
      {failed > 0 && (
        <FailedListener
          item={item}
          title={failure === null ? undeliveredMessages.failedSilently : undeliveredMessages.failed}
        />
      )}
    </li>
  );
}

interface FailedListenerProps {
  readonly item: UndeliveredEventsItem;
  readonly title: typeof undeliveredMessages.failed | typeof undeliveredMessages.failedSilently;
}

/** The full error of a listener, with the events that it failed on. */
function FailedListener({ item, title }: FailedListenerProps) {
  const intl = useIntl();
  const mayRetry = useCan([settingsPermissions.projectSettings.update]);
  const [isOpen, setIsOpen] = useState(false);
  const retry = useRetryEvents(item);
  const { listener, failure } = item;
  const pending = retry.isPending ? retry.variables : undefined;
  return (
    <>
      <Banner
        actions={
          <>
            {mayRetry && (
              <Button
                aria-label={intl.formatMessage(undeliveredMessages.retryAllOf, { listener })}
                loading={pending === 'all'}
                onClick={() => retry.mutate('all')}
                size="small"
              >
                {intl.formatMessage(undeliveredMessages.retryAll)}
              </Button>
            )}
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} size="small">
              {intl.formatMessage(undeliveredMessages.events)}
            </Button>
          </>
        }
        announce="off"
        title={intl.formatMessage(title, { listener })}
        tone="danger"
      >
        {failure !== null && <bdi>{failure}</bdi>}
      </Banner>
      {isOpen && (
        <FailedEvents
          listener={item}
          onRetry={mayRetry ? retry.mutate : undefined}
          retrying={typeof pending === 'number' ? pending : undefined}
        />
      )}
    </>
  );
}
