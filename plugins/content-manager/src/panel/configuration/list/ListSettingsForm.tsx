import { FormPage } from '@admin/shell';
import { useIntl } from 'react-intl';
import { listPage } from '../../address/index.ts';
import { firstPage } from '../../address/list-parameters.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { configurationMessages } from '../messages.ts';
import { explainConfigurationError } from '../saving/explain-configuration-error.ts';
import { useSaveContentType } from '../saving/use-save-configuration.ts';
import { ColumnsSection } from './ColumnsSection.tsx';
import { listSettings, savedListSettings, type ListSettings } from './list-settings.ts';
import { ListSettingsFields } from './ListSettingsFields.tsx';
import { listSettingsMessages } from './messages.ts';

/** The form of the list settings: how the list behaves, and its columns. */
export function ListSettingsForm({ view }: { readonly view: ContentTypeView }) {
  const intl = useIntl();
  const { contentType, configuration } = view;
  const { uid, info } = contentType;
  const save = useSaveContentType(uid);
  return (
    <FormPage<ListSettings>
      back={{
        to: listPage.to({ uid }, firstPage(configuration.settings)),
        label: intl.formatMessage(configurationMessages.back),
      }}
      explain={explainConfigurationError}
      fields={
        <>
          <ListSettingsFields view={view} />
          <ColumnsSection view={view} />
        </>
      }
      initialValues={listSettings(configuration)}
      save={async (values) => listSettings(await save(savedListSettings(configuration, values)))}
      subtitle={intl.formatMessage(listSettingsMessages.subtitle)}
      title={intl.formatMessage(configurationMessages.title, { name: info.displayName })}
    />
  );
}
