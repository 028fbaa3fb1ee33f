import { ForbiddenPage, NotFoundPage, SectionLayout } from '@admin/shell';
import { Skeleton } from '@admin/ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Route, Routes } from 'react-router-dom';
import { ContentMenu } from '../menu/ContentMenu.tsx';
import { menuMessages } from '../menu/messages.ts';
import { CollectionTypeRoute } from './CollectionTypeRoute.tsx';
import { EntryRoute } from './EntryRoute.tsx';
import { FirstContentType } from './FirstContentType.tsx';
import { NoContentTypes } from './NoContentTypes.tsx';
import { usePrefetch } from './use-prefetch.ts';

/** Every address below `/content-manager`. */
export function ContentManager() {
  const intl = useIntl();
  usePrefetch();
  return (
    <SectionLayout
      nav={
        <Suspense fallback={<Skeleton lines={8} />}>
          <ContentMenu />
        </Suspense>
      }
      navLabel={intl.formatMessage(menuMessages.heading)}
    >
      <Suspense fallback={null}>
        <Routes>
          <Route element={<FirstContentType />} index />
          <Route element={<ForbiddenPage />} path="403" />
          <Route element={<NoContentTypes />} path="no-content-types" />
          <Route element={<CollectionTypeRoute />} path=":collectionType/:slug" />
          <Route element={<EntryRoute />} path=":collectionType/:slug/:id" />
          <Route element={<NotFoundPage />} path="*" />
        </Routes>
      </Suspense>
    </SectionLayout>
  );
}
