import { Navigate, useSearchParams } from 'react-router-dom';
import { forbiddenPage, noContentTypesPage } from '../address/index.ts';
import { linkAddress } from '../menu/content-type-links.ts';
import { useContentTypeLinks } from '../menu/use-content-type-links.ts';

/** `/content-manager`: on to the first content type, or to the page that says why there is none. */
export function FirstContentType() {
  const [search] = useSearchParams();
  const types = useContentTypeLinks();
  if (!types) return null;
  const { collectionTypes, singleTypes, anyExists } = types;
  const [first] = [...collectionTypes, ...singleTypes].toSorted((one, other) =>
    one.title.localeCompare(other.title),
  );
  if (first) return <Navigate replace to={linkAddress(first, search)} />;
  return <Navigate replace to={(anyExists ? forbiddenPage : noContentTypesPage).to()} />;
}
