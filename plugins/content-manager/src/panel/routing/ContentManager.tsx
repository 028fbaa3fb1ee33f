import { ForbiddenPage, NotFoundPage } from '@admin/shell';
import { ReplaceablePage, SectionLayout } from '@admin/shell/host';
import { useMemo, type ReactElement } from 'react';
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
import { PluginQuery } from '../menu/plugin-query.tsx';
import { menuMessages } from '../menu/messages.ts';
import { LoadBoundary, useSchemaLifetime } from '../schema/index.ts';
import { loadMessages } from '../schema/messages.ts';
import { ConfigurationRoute, EntryRoute, isConfigurationLocation, ListRoute } from './content-routes.tsx';
import { FirstContentType } from './FirstContentType.tsx';
import { NoContentTypes } from './NoContentTypes.tsx';
import { pageId, type PageName } from './page-ids.ts';
import { usePrefetch } from './prefetch-content.ts';

/** Returns a page that plugins can replace. Keyed, so that a replacement of one page is not reused for another. */
function replaceable(name: PageName, page: ReactElement): ReactElement {
  return (
    <ReplaceablePage id={pageId(name)} key={name}>
      {page}
    </ReplaceablePage>
  );
}

/** The pages below `/content-manager`. */
export function ContentManager() {
  const intl = useIntl();
  useSchemaLifetime();
  return (
    <LoadBoundary notice={loadMessages.notice}>
      <SectionLayout
        nav={
          <PluginQuery>
            <ContentMenu />
          </PluginQuery>
        }
        navLabel={intl.formatMessage(menuMessages.heading)}
      >
        <ContentPages />
      </SectionLayout>
      <Prefetch />
    </LoadBoundary>
  );
}

/** A separate component, so that the navigation does not render again for each address. */
function ContentPages() {
  const { pathname, search } = useLocation();
  const redirect = currentAddress(pathname, search);
  if (redirect) return <Navigate replace to={redirect} />;
  return (
    <Routes>
      <Route element={replaceable('home', <FirstContentType />)} index />
      <Route element={<ForbiddenPage />} path={forbiddenPage.pathIn(contentPage)} />
      <Route element={<NoContentTypes />} path={noContentTypesPage.pathIn(contentPage)} />
      <Route element={<LocationPage pathname={pathname} />} path="*" />
    </Routes>
  );
}

/** A separate component, so that the pages do not render again for each address. */
function Prefetch() {
  usePrefetch();
  return null;
}

/** The page of a list, an entry or a configuration. */
function LocationPage({ pathname }: { readonly pathname: string }) {
  const location = useMemo(() => contentLocation(pathname), [pathname]);
  if (location?.view === 'list') return replaceable('list', <ListRoute uid={location.uid} />);
  if (isConfigurationLocation(location)) {
    return replaceable(location.view, <ConfigurationRoute location={location} />);
  }
  if (!isEntryLocation(location)) return <NotFoundPage />;
  return replaceable(location.view === 'single' ? 'single-type' : 'edit', <EntryRoute location={location} />);
}
