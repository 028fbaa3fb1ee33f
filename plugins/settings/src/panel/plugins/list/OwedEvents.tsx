import type { OwedEventsItem, ServerPluginItem } from '@admin/contract';
import { Section } from '@admin/shell';
import { Banner, Table, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pluginMessages as say } from '../messages.ts';

const rowId = ({ plugin, listener }: OwedEventsItem): string => `${plugin}/${listener}`;

function useColumns(titles: ReadonlyMap<string, string>): readonly TableColumn<OwedEventsItem>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'listener',
        header: intl.formatMessage(say.listener),
        width: '150px',
        cell: ({ listener }) => <bdi>{listener}</bdi>,
      },
      {
        id: 'plugin',
        header: intl.formatMessage(say.plugin),
        width: '150px',
        cell: ({ plugin }) => <bdi>{titles.get(plugin) ?? plugin}</bdi>,
      },
      {
        id: 'waiting',
        header: intl.formatMessage(say.waiting),
        width: '110px',
        cell: ({ waiting }) => intl.formatNumber(waiting),
      },
      {
        id: 'failed',
        header: intl.formatMessage(say.givenUp),
        width: '110px',
        cell: ({ failed }) => intl.formatNumber(failed),
      },
    ],
    [intl, titles],
  );
}

export interface OwedEventsProps {
  readonly owed: readonly OwedEventsItem[];
  readonly plugins: readonly ServerPluginItem[];
}

/** Changes of entries and files that plugins have not heard of yet, or never will unless they are told again. */
export function OwedEvents({ owed, plugins }: OwedEventsProps) {
  const intl = useIntl();
  const titles = useMemo(() => new Map(plugins.map(({ id, title }) => [id, title])), [plugins]);
  const title = intl.formatMessage(say.owed);
  return (
    <Section description={intl.formatMessage(say.owedBody)} title={title}>
      <Table columns={useColumns(titles)} label={title} rowId={rowId} rows={owed} />
      {owed.map((item) => (
        <GivenUp item={item} key={rowId(item)} />
      ))}
    </Section>
  );
}

/** Why a listener was given up, in full: it is what somebody has to act on. */
function GivenUp({ item: { listener, failure } }: { readonly item: OwedEventsItem }) {
  const intl = useIntl();
  if (failure === null) return null;
  return (
    <Banner announce="off" title={intl.formatMessage(say.failedListener, { listener })} tone="danger">
      <bdi>{failure}</bdi>
    </Banner>
  );
}
