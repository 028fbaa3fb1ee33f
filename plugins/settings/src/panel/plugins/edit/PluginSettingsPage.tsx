import { httpRef, LoadFailed, NotFoundPage, PageSkeleton, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { pluginSettingsQuery, serverPluginsQuery } from '../server-plugins-query.ts';
import { PluginSettingsForm } from './PluginSettingsForm.tsx';

export interface PluginSettingsPageProps {
  /** Id of the plugin. */
  readonly plugin: string;
}

/** What can be set about a plugin: a form that its schema describes. */
export function PluginSettingsPage({ plugin: id }: PluginSettingsPageProps) {
  const http = useService(httpRef);
  const plugins = useQuery(serverPluginsQuery(http));
  const plugin = plugins.data?.plugins.find((one) => one.id === id);
  const values = useQuery({ ...pluginSettingsQuery(http, id), enabled: Boolean(plugin?.settings) });
  if (plugins.isPending) return <PageSkeleton shape="form" />;
  if (plugins.data === undefined) return <LoadFailed query={plugins} />;
  if (!plugin?.settings) return <NotFoundPage />;
  if (values.isPending) return <PageSkeleton shape="form" />;
  if (!values.data) return <LoadFailed query={values} />;
  return <PluginSettingsForm plugin={plugin} settings={plugin.settings} values={values.data} />;
}
