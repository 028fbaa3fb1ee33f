import { entryActions } from '@admin/content-model';
import { ForbiddenPage, NotFoundPage, useCan } from '@admin/shell';
import { useContentTypeView } from '../schema/index.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListView } from './ListView.tsx';

export interface ListPageProps {
  /** Uid of the content type. */
  readonly uid: string;
  /** Loads the code of the edit view. */
  readonly preloadEntryPage: () => void;
}

/** The list of a collection type, for users who may read it. */
export function ListPage({ uid, preloadEntryPage }: ListPageProps) {
  const view = useContentTypeView(uid);
  const mayRead = useCan([{ action: entryActions.read, subject: uid }]);
  if (view === undefined) return <ListSkeleton />;
  if (view?.contentType.kind !== 'collectionType') return <NotFoundPage />;
  if (!mayRead) return <ForbiddenPage />;
  return <ListView preloadEntryPage={preloadEntryPage} view={view} />;
}
