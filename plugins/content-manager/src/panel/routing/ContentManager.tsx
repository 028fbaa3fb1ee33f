import { ForbiddenPage, NotFoundPage } from '@admin/shell';
import { SectionLayout } from '@admin/shell/host';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import {
  contentPage,
  contentLocation,
  currentAddress,
  forbiddenPage,
  isEntryLocation,
  noContentTypesPage,
} from '../address/index.ts';
import { ContentMenu } from '../menu/ContentMenu.tsx';
import { KeptQuery } from '../menu/plugin-query.tsx';
import { menuMessages } from '../menu/messages.ts';
import { LoadBoundary, useSchemaLifetime } from '../schema/index.ts';
import { loadMessages } from '../schema/messages.ts';
import { ConfigurationRoute, EntryRoute, isConfigurationPlace, ListRoute } from './content-routes.tsx';
import { FirstContentType } from './FirstContentType.tsx';
import { NoContentTypes } from './NoContentTypes.tsx';
import { usePrefetch } from './prefetch-content.ts';

/** Every address below `/content-manager`. */
export function ContentManager() {
  const intl = useIntl();
  useSchemaLifetime();
  return (
    <LoadBoundary notice={loadMessages.notice}>
      <SectionLayout
        nav={
          <KeptQuery>
            <ContentMenu />
          </KeptQuery>
        }
        navLabel={intl.formatMessage(menuMessages.heading)}
      >
        <ContentPages />
      </SectionLayout>
      <Prefetch />
    </LoadBoundary>
  );
}

/** Apart from the navigation, which need not be drawn again for every step within a list. */
function ContentPages() {
  const { pathname, search } = useLocation();
  const today = currentAddress(pathname, search);
  if (today) return <Navigate replace to={today} />;
  return (
    <Routes>
      <Route element={<FirstContentType />} index />
      <Route element={<ForbiddenPage />} path={forbiddenPage.pathIn(contentPage)} />
      <Route element={<NoContentTypes />} path={noContentTypesPage.pathIn(contentPage)} />
      <Route element={<PlacePage pathname={pathname} />} path="*" />
    </Routes>
  );
}

/** Apart from the pages, which need not be drawn again for what it listens to. */
function Prefetch() {
  usePrefetch();
  return null;
}

/** The page of a list, of an entry or of the settings of a view. */
function PlacePage({ pathname }: { readonly pathname: string }) {
  const place = useMemo(() => contentLocation(pathname), [pathname]);
  if (place?.view === 'list') return <ListRoute uid={place.uid} />;
  if (isConfigurationPlace(place)) return <ConfigurationRoute place={place} />;
  return isEntryLocation(place) ? <EntryRoute place={place} /> : <NotFoundPage />;
}
