import { LazyContribution, NotFoundPage } from '@admin/shell';
import { useParams } from 'react-router-dom';
import { loadEditPage } from './load-edit-page.ts';
import { entryPage } from './pages.ts';
import { kindOf } from './place.ts';

const noProps = {};

/** `/content-manager/collection-types/:slug/:id` and `…/create`: the edit view of an entry. */
export function EntryRoute() {
  const { collectionType } = useParams();
  if (kindOf(collectionType) !== 'collectionType') return <NotFoundPage />;
  return <EntryView />;
}

/** The edit view of whatever the address names; its code is fetched when it is first shown. */
export function EntryView() {
  return <LazyContribution contribution={entryPage} load={loadEditPage} props={noProps} shape="page" />;
}
