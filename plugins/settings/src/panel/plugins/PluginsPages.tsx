import { PageSkeleton } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Route, Routes, useParams } from 'react-router-dom';
import { pluginSettingsPage, pluginsPage, pluginsEntry } from '../pages.ts';
import { PluginListPage } from './PluginListPage.tsx';

const loadSettingsPage = () =>
  import('./PluginSettingsPage.tsx').then((module) => ({ default: module.PluginSettingsPage }));

/** The routes below `/settings/plugins`: the list, and the settings of one plugin. */
export function PluginsPages() {
  return (
    <Routes>
      <Route element={<PluginListPage />} index />
      <Route element={<PluginSettingsRoute />} path={pluginSettingsPage.pathIn(pluginsPage)} />
    </Routes>
  );
}

function PluginSettingsRoute() {
  const { plugin = '' } = useParams();
  return (
    <LazyContribution
      contribution={{ pluginId: 'settings', contributionId: `${pluginsEntry}.edit` }}
      key={plugin}
      load={loadSettingsPage}
      pending={<PageSkeleton shape="form" />}
      props={{ plugin }}
      shape="page"
    />
  );
}
