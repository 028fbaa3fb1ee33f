import { ForbiddenPage, FormPage, NotFoundPage, PageSkeleton, useCan } from '@admin/shell';
import { useIntl } from 'react-intl';
import { listPage } from '../../address/index.ts';
import { firstPage } from '../../address/list-parameters.ts';
import { configurationPermissions } from '../../permissions/index.ts';
import { type ContentTypeView, LoadBoundary, useContentTypeView } from '../../schema/index.ts';
import { configurationMessages } from '../messages.ts';
import { explainConfigurationError, useSaveContentType } from '../use-save-configuration.ts';
import { ColumnsSection } from './ColumnsSection.tsx';
import { listSettings, type ListSettings, savedListSettings } from './list-settings.ts';
import { ListSettingsFields } from './ListSettingsFields.tsx';
import { listSettingsMessages } from './messages.ts';

export interface ListSettingsPageProps {
  /** Uid of the content type. */
  readonly uid: string;
}

/** The configuration of a list, for users who may change it. */
export default function ListSettingsPage({ uid }: ListSettingsPageProps) {
  return (
    <LoadBoundary>
      <Loaded key={uid} uid={uid} />
    </LoadBoundary>
  );
}

function Loaded({ uid }: ListSettingsPageProps) {
  const view = useContentTypeView(uid);
  const mayConfigure = useCan([configurationPermissions.collectionType]);
  if (!mayConfigure) return <ForbiddenPage />;
  if (view === undefined) return <PageSkeleton shape="form" />;
  if (view?.contentType.kind !== 'collectionType') return <NotFoundPage />;
  return <ListSettingsForm view={view} />;
}

/** The form of the list settings: features and columns. */
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
