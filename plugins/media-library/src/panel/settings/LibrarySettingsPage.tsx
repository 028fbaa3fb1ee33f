import {
  Card,
  FormPage,
  httpRef,
  LoadFailed,
  NotFoundPage,
  PageSkeleton,
  useCan,
  useFieldError,
  useService,
} from '@admin/shell';
import { Field, Grid12, Switch } from '@admin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import { uploadActions } from '../../upload-actions.ts';
import { libraryTitle } from '../pages.ts';
import { settingHints, settingLabels, settingsMessages } from './messages.ts';
import {
  librarySettingsQuery,
  saveLibrarySettings,
  separateUpdateQuery,
  settingNames,
  type LibrarySettings,
} from './settings-queries.ts';

/** The upload settings. They use only endpoints that every server with a media library has. */
export default function LibrarySettingsPage() {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const holdsUpdate = useCan([{ action: uploadActions.updateSettings }]);
  const settings = useQuery(librarySettingsQuery(http));
  const separate = useQuery({ ...separateUpdateQuery(http), enabled: !holdsUpdate });
  if (settings.isPending || (!holdsUpdate && separate.isPending)) return <PageSkeleton shape="form" />;
  if (settings.data === undefined) return <LoadFailed query={settings} />;
  if (settings.data === null) return <NotFoundPage />;
  const mayUpdate = holdsUpdate || separate.data === false;
  return (
    <FormPage<LibrarySettings>
      fields={
        <Card>
          <Grid12>
            {settingNames.map((name) => (
              <Grid12.Cell key={name} span={6}>
                <SettingSwitch disabled={!mayUpdate} name={name} />
              </Grid12.Cell>
            ))}
          </Grid12>
        </Card>
      }
      initialValues={settings.data}
      mode={mayUpdate ? 'edit' : 'read'}
      save={async (values) => {
        const saved = await saveLibrarySettings(http, values);
        queries.setQueryData(librarySettingsQuery(http).queryKey, saved);
        // The form on the plugins page must not start with the previous values.
        queries.removeQueries({ queryKey: ['server-plugins', 'settings'] });
        return saved;
      }}
      subtitle={intl.formatMessage(settingsMessages.subtitle)}
      title={intl.formatMessage(libraryTitle)}
    />
  );
}

function SettingSwitch({
  name,
  disabled,
}: {
  readonly name: (typeof settingNames)[number];
  readonly disabled: boolean;
}) {
  const intl = useIntl();
  const { input } = useField<boolean>(name, { subscription: { value: true } });
  return (
    <Field
      disabled={disabled}
      error={useFieldError(name)}
      hint={intl.formatMessage(settingHints[name])}
      label={intl.formatMessage(settingLabels[name])}
      name={name}
    >
      <Switch checked={input.value} onCheckedChange={(isOn) => input.onChange(isOn)} />
    </Field>
  );
}
