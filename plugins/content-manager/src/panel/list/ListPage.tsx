import { entryActions } from '@admin/content-model';
import { ForbiddenPage, NotFoundPage, useCan } from '@admin/shell';
import { useContentTypeView } from '../schema/index.ts';
import type { EntryPageCode } from './entries/use-entry-prefetch.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ListView } from './ListView.tsx';

export interface ListPageProps {
  /** Uid of the content type. */
  readonly uid: string;
  readonly entryPageCode: EntryPageCode;
}

/** The list of a collection type, for users who may read it. */
export function ListPage({ uid, entryPageCode }: ListPageProps) {
  const view = useContentTypeView(uid);
  const mayRead = useCan([{ action: entryActions.read, subject: uid }]);
  if (view === undefined) return <ListSkeleton />;
  if (view?.contentType.kind !== 'collectionType') return <NotFoundPage />;
  if (!mayRead) return <ForbiddenPage />;
  return <ListView entryPageCode={entryPageCode} view={view} />;
}
