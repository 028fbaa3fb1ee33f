import type { LeftOutPlugin, ServerPlugins } from '@admin/contract';
import {
  httpRef,
  LoadFailed,
  NotFoundPage,
  PageBody,
  PageHeader,
  PageSkeleton,
  useService,
  NoValue,
  Section,
  PanelLink,
} from '@admin/shell';
import { usePanelTools } from '@admin/shell/host';
import { Badge, Banner, Button, EmptyState, Link, Table, type TableColumn } from '@admin/ui';
import { Puzzle } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageMessages } from '../page-messages.ts';
import { pluginSettingsPage } from '../pages.ts';
import { JobsCard } from './JobsCard.tsx';
import { pluginDetailMessages, pluginMessages } from './messages.ts';
import { usePluginRows, type PluginRow } from './plugin-rows.ts';
import { UndeliveredEvents } from './UndeliveredEvents.tsx';
import { serverPluginsQuery } from './server-plugins-query.ts';

/** The plugins of the server: failed and installed plugins, undelivered events, and jobs. */
export function PluginListPage() {
  const intl = useIntl();
  const plugins = useQuery(serverPluginsQuery(useService(httpRef)));
  const { data } = plugins;
  if (data === null) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        actions={<ToolButtons />}
        subtitle={intl.formatMessage(pluginMessages.subtitle)}
        title={intl.formatMessage(pageMessages.plugins)}
      />
      {plugins.isPending && <PageSkeleton part="body" shape="table" />}
      <PageBody>
        {plugins.isError && !data && <LoadFailed query={plugins} />}
        {data?.leftOut && data.leftOut.length > 0 && <LeftOutPlugins problems={data.leftOut} />}
        {data && <InstalledPlugins plugins={data} />}
        {data?.owed && <UndeliveredEvents undelivered={data.owed} plugins={data.plugins} />}
        {data?.jobs && data.jobs.length > 0 && <JobsCard jobs={data.jobs} plugins={data.plugins} />}
      </PageBody>
    </>
  );
}

/** Buttons that open the tools of plugins, such as the inspector. */
function ToolButtons() {
  const intl = useIntl();
  return usePanelTools().map(({ tool, isOpen, toggle }) => (
    <Button aria-pressed={isOpen} key={tool.contributionId} onClick={toggle}>
      {intl.formatMessage(tool.label)}
    </Button>
  ));
}

const PluginDetails = lazy(async () => ({ default: (await import('./PluginDetails.tsx')).PluginDetails }));

const rowId = ({ id }: PluginRow): string => id;

function useColumns(open: (id: string) => void): readonly TableColumn<PluginRow>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage(pluginMessages.name),
        width: '160px',
        cell: ({ title, external }) => (
          <>
            <bdi>{title}</bdi>
            {external?.isDisabled && (
              <>
                {' '}
                <Badge tone="warning">{intl.formatMessage(pluginDetailMessages.disabled)}</Badge>
              </>
            )}
          </>
        ),
      },
      {
        id: 'settings',
        header: intl.formatMessage(pluginMessages.settings),
        width: '110px',
        cell: ({ serverPlugins }) => {
          const changeable = serverPlugins.filter(({ settings }) => settings !== null);
          if (changeable.length === 0) return <NoValue />;
          return changeable.map(({ id, title }) => (
            <Link
              aria-label={intl.formatMessage(pluginMessages.settingsOf, { name: title })}
              asChild
              key={id}
            >
              <PanelLink to={pluginSettingsPage.to({ plugin: id })}>
                {intl.formatMessage(pluginMessages.settings)}
              </PanelLink>
            </Link>
          ));
        },
      },
      {
        id: 'description',
        header: intl.formatMessage(pluginMessages.description),
        cell: ({ description }) => description ?? <NoValue />,
      },
      {
        id: 'version',
        header: intl.formatMessage(pluginMessages.version),
        width: '110px',
        cell: ({ version }) => version ?? <NoValue />,
      },
      {
        id: 'details',
        header: intl.formatMessage(pluginDetailMessages.open),
        width: '130px',
        cell: ({ id, title }) => (
          <Button
            aria-label={intl.formatMessage(pluginDetailMessages.openOf, { name: title })}
            onClick={() => open(id)}
            size="small"
          >
            {intl.formatMessage(pluginDetailMessages.open)}
          </Button>
        ),
      },
    ],
    [intl, open],
  );
}

/** The plugins of server and panel, with links to their settings and their details. */
function InstalledPlugins({ plugins }: { readonly plugins: ServerPlugins }) {
  const intl = useIntl();
  const title = intl.formatMessage(pluginMessages.installed);
  const rows = usePluginRows(plugins);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = rows.find(({ id }) => id === openId);
  return (
    <Section title={title}>
      <Table
        columns={useColumns(setOpenId)}
        empty={
          <EmptyState
            body={intl.formatMessage(pluginMessages.noneBody)}
            icon={Puzzle}
            title={intl.formatMessage(pluginMessages.none)}
          />
        }
        label={title}
        rowId={rowId}
        rows={rows}
      />
      {opened && (
        <Suspense fallback={null}>
          <PluginDetails onClose={() => setOpenId(null)} plugin={opened} />
        </Suspense>
      )}
    </Section>
  );
}

/** The plugins that failed to start, with the errors for their developers. */
function LeftOutPlugins({ problems }: { readonly problems: readonly LeftOutPlugin[] }) {
  const intl = useIntl();
  return (
    <Section
      description={intl.formatMessage(pluginMessages.leftOutBody)}
      title={intl.formatMessage(pluginMessages.leftOut)}
    >
      {problems.map(({ plugin, code, message }, index) => (
        <Banner
          announce="off"
          // A plugin may report one error twice, and the list never changes.
          key={`${plugin}/${code}/${String(index)}`}
          title={<bdi>{message}</bdi>}
          tone="danger"
        >
          <code>{code}</code>
        </Banner>
      ))}
    </Section>
  );
}
