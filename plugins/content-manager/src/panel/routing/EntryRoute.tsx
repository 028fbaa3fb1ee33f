import { LazyContribution } from '@admin/shell';
import { useMemo } from 'react';
import type { EntryLocation } from '../address/index.ts';
import { loadEditPage } from '../edit/load-edit-page.ts';
import { editOwner } from '../page-owners.ts';

/** The edit view of a place; its code is fetched when it is first shown. */
export function EntryRoute({ place }: { readonly place: EntryLocation }) {
  const props = useMemo(() => ({ location: place }), [place]);
  return <LazyContribution contribution={editOwner} load={loadEditPage} props={props} shape="page" />;
}
