import { ContributionBoundary } from '@admin/shell';
import { Navigate, useLocation } from 'react-router-dom';
import { ListPage } from '../list/ListPage.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { linkAddress } from '../content-type-links/content-type-links.ts';
import { useContentTypeLinks } from '../content-type-links/use-content-type-links.ts';
import { listOwner } from '../page-owners.ts';

export interface ListRouteProps {
  /** Uid of the content type. */
  readonly uid: string;
}

/** The list of a collection type; one without a query is on its way to the query that its settings give it. */
export function ListRoute({ uid }: ListRouteProps) {
  const { search } = useLocation();
  return search === '' ? <DefaultList uid={uid} /> : <List uid={uid} />;
}

function List({ uid }: ListRouteProps) {
  return (
    <ContributionBoundary contribution={listOwner} key={uid} shape="page">
      <ListPage uid={uid} />
    </ContributionBoundary>
  );
}

/** In the menu or not. */
function DefaultList({ uid }: ListRouteProps) {
  const types = useContentTypeLinks();
  if (!types) return <ListSkeleton />;
  const link = types.links.find((one) => one.uid === uid && one.kind === 'collectionType');
  if (!link?.search) return <List uid={uid} />;
  return <Navigate replace to={linkAddress(link, new URLSearchParams())} />;
}
