import type { ViewSettings } from '@admin/content-model';
import type { SavedView } from '@admin/contract';
import { readableSearch } from '@admin/shell';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstPage } from '../../address/list-parameters.ts';
import { viewAddress, viewParameter } from './saved-view.ts';
import type { Views } from './use-views.ts';

/** The parts of an address by which a list is told from how it begins. */
const isOfList = (key: string): boolean =>
  ['page', 'pageSize', 'sort', '_q', viewParameter].includes(key) || key.startsWith('filters[');

/** Whether an address shows a list as its settings have it begin. */
function isBeginning(query: URLSearchParams, settings: ViewSettings): boolean {
  const list = new URLSearchParams([...query].filter(([key]) => isOfList(key)));
  list.sort();
  const first = firstPage(settings);
  first.sort();
  return list.toString() === first.toString();
}

/**
 * The view that an address names; undefined for none, and for one that somebody does not have. A list that is opened
 * as it is configured goes on to the view that its reader opens it with, without a step for the Back button.
 */
export function useCurrentView(
  views: Views | undefined,
  query: URLSearchParams,
  settings: ViewSettings,
): SavedView | undefined {
  const navigate = useNavigate();
  const first = views?.views.find(({ id }) => id === views.state.defaultView);
  const isOpening = first !== undefined && isBeginning(query, settings);
  useEffect(() => {
    if (!isOpening) return;
    void navigate({ search: readableSearch(viewAddress(first, query)) }, { replace: true });
  }, [isOpening, first, query, navigate]);
  const named = query.get(viewParameter);
  return views?.views.find(({ id }) => String(id) === named);
}
