import { ForbiddenPage, NotFoundPage, PageSkeleton, useCan } from '@admin/shell';
import { configurationPermissions } from '../../permissions/index.ts';
import { LoadBoundary, useContentTypeView } from '../../schema/index.ts';
import { ListSettingsForm } from './ListSettingsForm.tsx';

export interface ListSettingsPageProps {
  /** Uid of the content type. */
  readonly uid: string;
}

/** How the list of a collection type is arranged, for those who may change that. */
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
