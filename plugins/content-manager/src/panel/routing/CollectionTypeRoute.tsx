import { NotFoundPage } from '@admin/shell';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { linkAddress } from '../menu/content-type-links.ts';
import { useContentTypeLinks } from '../menu/use-content-type-links.ts';
import { EditPage, ListPage } from './pages.ts';
import { currentAddress, kindOf } from './place.ts';

/** `/content-manager/:collectionType/:slug`: a list, or the edit view of a single type. */
export function CollectionTypeRoute() {
  const { collectionType, slug = '' } = useParams();
  const { pathname, search } = useLocation();
  const today = currentAddress(pathname, search);
  if (today) return <Navigate replace to={today} />;
  const kind = kindOf(collectionType);
  if (!kind) return <NotFoundPage />;
  if (kind === 'singleType') return <EditPage />;
  return search === '' ? <DefaultList slug={slug} /> : <ListPage key={slug} uid={slug} />;
}

/** A list without a query is a list with the query that its settings give it. */
function DefaultList({ slug }: { readonly slug: string }) {
  const { collectionTypes } = useContentTypeLinks();
  const link = collectionTypes.find(({ uid }) => uid === slug);
  // A type that the menu leaves out can still be readable; the list itself decides.
  if (!link?.search) return <ListPage key={slug} uid={slug} />;
  return <Navigate replace to={linkAddress(link, new URLSearchParams())} />;
}
