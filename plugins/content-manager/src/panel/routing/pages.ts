import { lazy } from 'react';

/** Fetches the list's code; also called ahead of time, where the address already tells that it is next. */
export const loadListPage = () => import('../list/ListPage.tsx');

/** Fetches the edit view's code; also called when somebody is about to follow a link to an entry. */
export const loadEditPage = () => import('../edit/EditPage.tsx');

export const ListPage = lazy(async () => ({ default: (await loadListPage()).ListPage }));

export const EditPage = lazy(loadEditPage);
