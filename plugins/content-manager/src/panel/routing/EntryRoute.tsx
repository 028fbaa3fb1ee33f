import { NotFoundPage } from '@admin/shell';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { EditPage } from './pages.ts';
import { currentAddress, kindOf } from './place.ts';

/** `/content-manager/collection-types/:slug/:id` and `…/create`: the edit view of an entry. */
export function EntryRoute() {
  const { collectionType } = useParams();
  const { pathname, search } = useLocation();
  const today = currentAddress(pathname, search);
  if (today) return <Navigate replace to={today} />;
  if (kindOf(collectionType) !== 'collectionType') return <NotFoundPage />;
  return <EditPage />;
}
