import type { UndeliveredEventsItem, ServerPluginItem } from '@admin/contract';
import { Section, useCan } from '@admin/shell';
import { Banner, Button } from '@admin/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { settingsPermissions } from '../settings-permissions.ts';
import { GivenUpEvents } from './FailedEvents.tsx';
import { owedMessages as say } from './messages.ts';
import { useTellAgain } from './undelivered-event-queries.ts';
import styles from './UndeliveredEvents.module.css';

interface OwedEventsProps {
  readonly owed: readonly UndeliveredEventsItem[];
  readonly plugins: readonly ServerPluginItem[];
}

/**
 * Changes of entries and files that plugins have not heard of yet, or never will unless they are told again. Nothing where
 * there are none; whoever has seen some is told when there are none left.
 */
export function OwedEvents({ owed, plugins }: OwedEventsProps) {
  const intl = useIntl();
  const titles = useMemo(() => new Map(plugins.map(({ id, title }) => [id, title])), [plugins]);
  const [hadSome, setHadSome] = useState(false);
  const area = useRef<HTMLFieldSetElement>(null);
  const before = useRef(0);
  const failed = owed.reduce((sum, item) => sum + item.failed, 0);
  if (owed.length > 0 && !hadSome) setHadSome(true);
  useEffect(() => {
    // The button that was pressed goes with what was given up: whoever uses a keyboard goes on here.
    if (failed < before.current && document.activeElement === document.body) area.current?.focus();
    before.current = failed;
  }, [failed]);
  if (!hadSome) return null;
  const title = intl.formatMessage(say.title);
  return (
    <Section description={intl.formatMessage(say.body)} title={title}>
      <fieldset aria-label={title} className={styles.area} ref={area} tabIndex={-1}>
        {owed.length === 0 ? (
          <p className={styles.counts}>{intl.formatMessage(say.none)}</p>
        ) : (
          <ul className={styles.listeners}>
            {owed.map((item) => (
              <OwedListener
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

interface OwedListenerProps {
  readonly item: UndeliveredEventsItem;
  /** What the plugin of the listener is called. */
  readonly pluginTitle: string;
}

/** What a listener has not dealt with: how much that is, why, and the ways to tell it again. */
function OwedListener({ item, pluginTitle }: OwedListenerProps) {
  const intl = useIntl();
  const { listener, waiting, failed, failure } = item;
  return (
    <li className={styles.listener}>
      <h3 className={styles.name}>
        <FormattedMessage
          {...say.listener}
          values={{ listener: <bdi>{listener}</bdi>, plugin: <bdi>{pluginTitle}</bdi> }}
        />
      </h3>
      <p className={styles.counts}>
        {waiting > 0 && <span>{intl.formatMessage(say.waiting, { count: waiting })}</span>}
        {failed > 0 && <span>{intl.formatMessage(say.givenUp, { count: failed })}</span>}
      </p>
      {failed > 0 && <GivenUp item={item} title={failure === null ? say.failedSilently : say.failed} />}
    </li>
  );
}

interface GivenUpProps {
  readonly item: UndeliveredEventsItem;
  readonly title: typeof say.failed | typeof say.failedSilently;
}

/** Why a listener was given up, in full: it is what somebody has to act on before it is told again. */
function GivenUp({ item, title }: GivenUpProps) {
  const intl = useIntl();
  const mayTell = useCan([settingsPermissions.projectSettings.update]);
  const [isOpen, setIsOpen] = useState(false);
  const telling = useTellAgain(item);
  const { listener, failure } = item;
  const underWay = telling.isPending ? telling.variables : undefined;
  return (
    <>
      <Banner
        actions={
          <>
            {mayTell && (
              <Button
                aria-label={intl.formatMessage(say.tellAllOf, { listener })}
                loading={underWay === 'all'}
                onClick={() => telling.mutate('all')}
                size="small"
              >
                {intl.formatMessage(say.tellAll)}
              </Button>
            )}
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} size="small">
              {intl.formatMessage(say.events)}
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
        <GivenUpEvents
          listener={item}
          onTell={mayTell ? telling.mutate : undefined}
          telling={typeof underWay === 'number' ? underWay : undefined}
        />
      )}
    </>
  );
}
