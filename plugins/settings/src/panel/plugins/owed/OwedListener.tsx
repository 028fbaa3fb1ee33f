import type { UndeliveredEventsItem } from '@admin/contract';
import { useCan } from '@admin/shell';
import { Banner, Button } from '@admin/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsPermissions } from '../../settings-permissions.ts';
import { GivenUpEvents } from './GivenUpEvents.tsx';
import { owedMessages as say } from './messages.ts';
import styles from './OwedEvents.module.css';
import { useTellAgain } from './owed-queries.ts';

export interface OwedListenerProps {
  readonly item: UndeliveredEventsItem;
  /** What the plugin of the listener is called. */
  readonly pluginTitle: string;
}

/** What a listener has not dealt with: how much that is, why, and the ways to tell it again. */
export function OwedListener({ item, pluginTitle }: OwedListenerProps) {
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
