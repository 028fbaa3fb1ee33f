import type { ContentTypeKind } from '@admin/content-model';
import { ForbiddenPage, httpRef, NotFoundPage, PageSkeleton, useCan, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { configurationPermissions } from '../../permissions/index.ts';
import {
  componentConfigurationQuery,
  configurationQuery,
  initQuery,
  LoadBoundary,
  hasNoData,
} from '../../schema/index.ts';
import { useSaveComponent, useSaveContentType } from '../use-save-configuration.ts';
import { componentModel, contentTypeModel } from './layout-model.ts';
import { LayoutForm } from './LayoutForm.tsx';

export interface EditLayoutPageProps {
  /** Uid of the content type or the component. */
  readonly uid: string;
  readonly kind: ContentTypeKind | 'component';
}

/** The configuration of an edit view or a component, for users who may change it. */
export default function EditLayoutPage({ uid, kind }: EditLayoutPageProps) {
  const mayConfigure = useCan([configurationPermissions[kind]]);
  if (!mayConfigure) return <ForbiddenPage />;
  const Page = kind === 'component' ? ComponentLayout : ContentTypeLayout;
  return (
    <LoadBoundary>
      <Page key={uid} kind={kind} uid={uid} />
    </LoadBoundary>
  );
}

function ContentTypeLayout({ uid, kind }: EditLayoutPageProps) {
  const http = useService(httpRef);
  const init = useQuery({ ...initQuery(http), throwOnError: hasNoData });
  const configuration = useQuery({ ...configurationQuery(http, uid), throwOnError: hasNoData });
  const save = useSaveContentType(uid);
  if (!init.data || configuration.data === undefined) return <PageSkeleton shape="form" />;
  const model = contentTypeModel(uid, init.data, configuration.data);
  return model?.kind === kind ? <LayoutForm model={model} save={save} /> : <NotFoundPage />;
}

function ComponentLayout({ uid }: EditLayoutPageProps) {
  const http = useService(httpRef);
  const init = useQuery({ ...initQuery(http), throwOnError: hasNoData });
  const configuration = useQuery({ ...componentConfigurationQuery(http, uid), throwOnError: hasNoData });
  const save = useSaveComponent(uid);
  if (!init.data || configuration.data === undefined) return <PageSkeleton shape="form" />;
  const model = componentModel(uid, init.data, configuration.data);
  return model ? <LayoutForm model={model} save={save} /> : <NotFoundPage />;
}
