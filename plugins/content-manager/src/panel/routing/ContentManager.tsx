import { ForbiddenPage, NotFoundPage, SectionLayout } from '@admin/shell';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ContentMenu } from '../menu/ContentMenu.tsx';
import { menuMessages } from '../menu/messages.ts';
import { LoadBoundary, useSchemaLifetime } from '../schema/index.ts';
import { loadMessages } from '../schema/messages.ts';
import { CollectionTypeRoute } from './CollectionTypeRoute.tsx';
import { EntryRoute } from './EntryRoute.tsx';
import { FirstContentType } from './FirstContentType.tsx';
import { NoContentTypes } from './NoContentTypes.tsx';
import { currentAddress } from './place.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Every address below `/content-manager`. */
export function ContentManager() {
  const intl = useIntl();
  useSchemaLifetime();
  return (
    <LoadBoundary notice={loadMessages.notice}>
      <SectionLayout nav={<ContentMenu />} navLabel={intl.formatMessage(menuMessages.heading)}>
        <ContentPages />
      </SectionLayout>
    </LoadBoundary>
  );
}

/** Apart from the navigation, which need not be drawn again for every step within a list. */
function ContentPages() {
  const { pathname, search } = useLocation();
  usePrefetch();
  const today = currentAddress(pathname, search);
  if (today) return <Navigate replace to={today} />;
  return (
    <Routes>
      <Route element={<FirstContentType />} index />
      <Route element={<ForbiddenPage />} path="403" />
      <Route element={<NoContentTypes />} path="no-content-types" />
      <Route element={<CollectionTypeRoute />} path=":collectionType/:slug" />
      <Route element={<EntryRoute />} path=":collectionType/:slug/:id" />
      <Route element={<NotFoundPage />} path="*" />
    </Routes>
  );
}
