import { entryActions } from '@admin/content-model';
import { ForbiddenPage, NotFoundPage, useCan } from '@admin/shell';
import { useContentTypeView } from '../schema/index.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListView } from './ListView.tsx';

/** The list of a collection type, for those who may read it. */
export function ListPage({ uid }: { readonly uid: string }) {
  const view = useContentTypeView(uid);
  const mayRead = useCan([{ action: entryActions.read, subject: uid }]);
  if (view === undefined) return <ListSkeleton />;
  if (view?.contentType.kind !== 'collectionType') return <NotFoundPage />;
  if (!mayRead) return <ForbiddenPage />;
  return <ListView view={view} />;
}
