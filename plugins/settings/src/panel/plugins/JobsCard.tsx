import type { JobItem, ServerPluginItem } from '@admin/contract';
import { NoValue, Section } from '@admin/shell';
import { Badge, Banner, RelativeTime, Table, type BadgeTone, type TableColumn } from '@admin/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pluginMessages } from './messages.ts';

type JobStateName = 'running' | 'failed' | 'done' | 'waiting';

const tones: Readonly<Record<JobStateName, BadgeTone>> = {
  running: 'info',
  failed: 'danger',
  done: 'success',
  waiting: 'neutral',
};

function stateOf({ isRunning, failure, endedAt }: JobItem): JobStateName {
  if (isRunning) return 'running';
  if (failure !== null) return 'failed';
  return endedAt === null ? 'waiting' : 'done';
}

const rowId = ({ plugin, id }: JobItem): string => `${plugin}/${id}`;

function useColumns(titles: ReadonlyMap<string, string>): readonly TableColumn<JobItem>[] {
  const intl = useIntl();
  return useMemo(() => {
    const time = (date: string | null) =>
      date === null ? <NoValue /> : <RelativeTime date={date} locale={intl.locale} />;
    return [
      {
        id: 'job',
        header: intl.formatMessage(pluginMessages.job),
        width: '150px',
        cell: ({ id }) => <bdi>{id}</bdi>,
      },
      {
        id: 'plugin',
        header: intl.formatMessage(pluginMessages.plugin),
        width: '150px',
        cell: ({ plugin }) => <bdi>{titles.get(plugin) ?? plugin}</bdi>,
      },
      {
        id: 'state',
        header: intl.formatMessage(pluginMessages.state),
        width: '110px',
        cell: (job) => (
          <Badge marker="dot" tone={tones[stateOf(job)]}>
            {intl.formatMessage(pluginMessages[stateOf(job)])}
          </Badge>
        ),
      },
      {
        id: 'last',
        header: intl.formatMessage(pluginMessages.lastRun),
        width: '130px',
        cell: ({ endedAt, startedAt }) => time(endedAt ?? startedAt),
      },
      {
        id: 'next',
        header: intl.formatMessage(pluginMessages.nextRun),
        width: '130px',
        cell: ({ nextAt }) => time(nextAt),
      },
    ];
  }, [intl, titles]);
}

export interface JobsCardProps {
  readonly jobs: readonly JobItem[];
  readonly plugins: readonly ServerPluginItem[];
}

/** The scheduled jobs of plugins, with their last result and next run. */
export function JobsCard({ jobs, plugins }: JobsCardProps) {
  const intl = useIntl();
  const titles = useMemo(() => new Map(plugins.map(({ id, title }) => [id, title])), [plugins]);
  const title = intl.formatMessage(pluginMessages.jobs);
  return (
    <Section description={intl.formatMessage(pluginMessages.jobsBody)} title={title}>
      <Table columns={useColumns(titles)} label={title} rowId={rowId} rows={jobs} />
      {jobs.map((job) => (
        <JobFailure job={job} key={rowId(job)} />
      ))}
    </Section>
  );
}

/** The full error of the last run. */
function JobFailure({ job: { id, failure } }: { readonly job: JobItem }) {
  const intl = useIntl();
  if (failure === null) return null;
  return (
    <Banner announce="off" title={intl.formatMessage(pluginMessages.failedJob, { job: id })} tone="danger">
      <bdi>{failure}</bdi>
    </Banner>
  );
}
