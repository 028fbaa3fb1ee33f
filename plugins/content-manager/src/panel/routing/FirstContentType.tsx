import { Navigate, useSearchParams } from 'react-router-dom';
import { forbiddenPage, noContentTypesPage } from '../address/index.ts';
import { linkAddress } from '../menu/content-type-links.ts';
import { useContentTypeLinks } from '../menu/use-content-type-links.ts';
import { ContentTypesPage } from './ContentTypesPage.tsx';

/**
 * `/content-manager`: redirects to the first content type, or to the page that says why there is none. Lists the types
 * instead where the user may read one that the menu leaves out.
 */
export function FirstContentType() {
  const [search] = useSearchParams();
  const types = useContentTypeLinks();
  if (!types) return null;
  const { collectionTypes, singleTypes, readableTypes, anyExists } = types;
  const offered = [...collectionTypes, ...singleTypes];
  if (readableTypes.length > 0) {
    return <ContentTypesPage links={[...offered, ...readableTypes]} search={search} />;
  }
  const [first] = offered.toSorted((one, other) => one.title.localeCompare(other.title));
  if (first) return <Navigate replace to={linkAddress(first, search)} />;
  return <Navigate replace to={(anyExists ? forbiddenPage : noContentTypesPage).to()} />;
}
