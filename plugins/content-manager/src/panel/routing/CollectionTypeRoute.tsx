import { ContributionBoundary, NotFoundPage } from '@admin/shell';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ListPage } from '../list/ListPage.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { linkAddress } from '../menu/content-type-links.ts';
import { useContentTypeLinks } from '../menu/use-content-type-links.ts';
import { EntryView } from './EntryRoute.tsx';
import { listPage } from './pages.ts';
import { kindOf } from './place.ts';

/** `/content-manager/:collectionType/:slug`: a list, or the edit view of a single type. */
export function CollectionTypeRoute() {
  const { collectionType, slug = '' } = useParams();
  const { search } = useLocation();
  const kind = kindOf(collectionType);
  if (!kind) return <NotFoundPage />;
  if (kind === 'singleType') return <EntryView />;
  return search === '' ? <DefaultList uid={slug} /> : <List uid={slug} />;
}

function List({ uid }: { readonly uid: string }) {
  return (
    <ContributionBoundary contribution={listPage} key={uid} shape="page">
      <ListPage uid={uid} />
    </ContributionBoundary>
  );
}

/** A list without a query is a list with the query that its settings give it, in the menu or not. */
function DefaultList({ uid }: { readonly uid: string }) {
  const types = useContentTypeLinks();
  if (!types) return <ListSkeleton />;
  const link = types.links.find((one) => one.uid === uid && one.kind === 'collectionType');
  if (!link?.search) return <List uid={uid} />;
  return <Navigate replace to={linkAddress(link, new URLSearchParams())} />;
}
