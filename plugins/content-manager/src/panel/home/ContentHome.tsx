import { permissionsRef, useStore } from '@admin/shell';
import { lazy, Suspense } from 'react';
import { readsWithoutCreating } from '../content-type-links/content-type-links.ts';
import { RecentWork } from './RecentWork.tsx';

/** Loaded on demand, since it fetches the schema: users who may create in every readable type need neither. */
const ReadableTypes = lazy(() =>
  import('./ReadableTypes.tsx').then((module) => ({ default: module.ReadableTypes })),
);

/** The content manager's part of the home page. */
export function ContentHome() {
  const isReader = useStore(permissionsRef, ({ granted }) => readsWithoutCreating(granted));
  return (
    <>
      {isReader && (
        <Suspense>
          <ReadableTypes />
        </Suspense>
      )}
      <RecentWork />
    </>
  );
}
