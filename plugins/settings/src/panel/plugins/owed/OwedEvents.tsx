import type { UndeliveredEventsItem, ServerPluginItem } from '@admin/contract';
import { Section } from '@admin/shell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { owedMessages as say } from './messages.ts';
import styles from './OwedEvents.module.css';
import { OwedListener } from './OwedListener.tsx';

export interface OwedEventsProps {
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
