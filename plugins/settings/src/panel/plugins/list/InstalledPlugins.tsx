import type { ServerPluginItem } from '@admin/contract';
import { NoValue, Section, PanelLink } from '@admin/shell';
import { EmptyState, Link, Table, type TableColumn } from '@admin/ui';
import { Puzzle } from '@admin/ui/icons';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { pluginSettingsPage } from '../../pages.ts';
import { pluginMessages as say } from '../messages.ts';

const rowId = ({ id }: ServerPluginItem): string => id;

function useColumns(): readonly TableColumn<ServerPluginItem>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: intl.formatMessage(say.name),
        width: '160px',
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      {
        id: 'settings',
        header: intl.formatMessage(say.settings),
        width: '110px',
        cell: ({ id, title, settings }) =>
          settings ? (
            <Link aria-label={intl.formatMessage(say.settingsOf, { name: title })} asChild>
              <PanelLink to={pluginSettingsPage.to({ plugin: id })}>
                {intl.formatMessage(say.settings)}
              </PanelLink>
            </Link>
          ) : (
            <NoValue />
          ),
      },
      {
        id: 'description',
        header: intl.formatMessage(say.description),
        cell: ({ description }) => description ?? <NoValue />,
      },
      {
        id: 'version',
        header: intl.formatMessage(say.version),
        width: '110px',
        cell: ({ version }) => version ?? <NoValue />,
      },
    ],
    [intl],
  );
}

/** The plugins that the server runs, each with the way to its settings. */
export function InstalledPlugins({ plugins }: { readonly plugins: readonly ServerPluginItem[] }) {
  const intl = useIntl();
  const title = intl.formatMessage(say.installed);
  return (
    <Section title={title}>
      <Table
        columns={useColumns()}
        empty={
          <EmptyState
            body={intl.formatMessage(say.noneBody)}
            icon={Puzzle}
            title={intl.formatMessage(say.none)}
          />
        }
        label={title}
        rowId={rowId}
        rows={plugins}
      />
    </Section>
  );
}
