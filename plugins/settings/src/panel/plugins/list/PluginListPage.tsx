import {
  httpRef,
  LoadFailed,
  NotFoundPage,
  PageBody,
  PageHeader,
  PageSkeleton,
  useService,
} from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { pageMessages } from '../../page-messages.ts';
import { pluginMessages as say } from '../messages.ts';
import { OwedEvents } from '../owed/OwedEvents.tsx';
import { serverPluginsQuery } from '../server-plugins-query.ts';
import { InstalledPlugins } from './InstalledPlugins.tsx';
import { JobsCard } from './JobsCard.tsx';
import { LeftOutPlugins } from './LeftOutPlugins.tsx';

/** The plugins of the server, those that it runs without, what they are owed, and their jobs. */
export function PluginListPage() {
  const intl = useIntl();
  const plugins = useQuery(serverPluginsQuery(useService(httpRef)));
  const { data } = plugins;
  if (data === null) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        subtitle={intl.formatMessage(say.subtitle)}
        title={intl.formatMessage(pageMessages.plugins)}
      />
      {plugins.isPending && <PageSkeleton part="body" shape="table" />}
      <PageBody>
        {plugins.isError && !data && <LoadFailed query={plugins} />}
        {data?.leftOut && data.leftOut.length > 0 && <LeftOutPlugins problems={data.leftOut} />}
        {data && <InstalledPlugins plugins={data.plugins} />}
        {data?.owed && <OwedEvents owed={data.owed} plugins={data.plugins} />}
        {data?.jobs && data.jobs.length > 0 && <JobsCard jobs={data.jobs} plugins={data.plugins} />}
      </PageBody>
    </>
  );
}
