import type { pluginSettingsEndpoints, ServerPluginItem, SettingValues } from '@admin/contract';
import { httpRef, LoadFailed, NotFoundPage, PageSkeleton, useService, Card, FormPage } from '@admin/shell';
import { Grid12 } from '@admin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { pluginsPage } from '../pages.ts';
import {
  withLabels,
  changedSettings,
  checkSettings,
  formValuesOf,
  type SettingFormValues,
} from './setting-values.ts';
import { labelOf } from './setting-texts.ts';
import { SettingField } from './SettingField.tsx';
import { pluginMessages } from './messages.ts';
import { pluginSettingsQuery, serverPluginsQuery } from './server-plugins-query.ts';

interface PluginSettingsPageProps {
  /** Id of the plugin. */
  readonly plugin: string;
}

/** The settings of a plugin: a form generated from its schema. */
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

interface PluginSettingsFormProps {
  readonly plugin: ServerPluginItem;
  readonly settings: NonNullable<ServerPluginItem['settings']>;
  readonly values: SettingValues;
}

/** The form of a plugin's settings; read-only without permission to update them. */
function PluginSettingsForm({ plugin, settings, values }: PluginSettingsFormProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const { schema, mayUpdate } = settings;
  const save = async (next: SettingFormValues, before: SettingFormValues): Promise<SettingFormValues> => {
    const { data } = await http
      .for<typeof pluginSettingsEndpoints>()
      .call('PUT /:plugin/settings', { params: { plugin: plugin.id }, body: changedSettings(next, before) })
      .catch((error: unknown) => {
        throw withLabels(error, (name) => {
          const property = schema.properties[name];
          return property && intl.formatMessage(labelOf({ plugin: plugin.id, name, schema: property }));
        });
      });
    queries.setQueryData(pluginSettingsQuery(http, plugin.id).queryKey, data);
    return formValuesOf(schema, data);
  };
  return (
    <FormPage<SettingFormValues>
      back={{ to: pluginsPage.to(), label: intl.formatMessage(pluginMessages.back) }}
      check={checkSettings}
      fields={
        <Card>
          <Grid12>
            {Object.entries(schema.properties).map(([name, property]) => (
              <Grid12.Cell key={name} span={6}>
                <SettingField disabled={!mayUpdate} setting={{ plugin: plugin.id, name, schema: property }} />
              </Grid12.Cell>
            ))}
          </Grid12>
        </Card>
      }
      initialValues={formValuesOf(schema, values)}
      mode={mayUpdate ? 'edit' : 'read'}
      save={save}
      subtitle={plugin.description ?? undefined}
      title={plugin.title}
    />
  );
}
