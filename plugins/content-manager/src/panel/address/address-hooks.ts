import type { FilterContext } from '@admin/content-model';
import { sessionRef, useStore } from '@admin/shell';
import { type ListAddress as AddressOf, useContributions, useListAddressAs } from '@admin/shell/host';
import { firstDayOfWeek } from '@admin/ui/first-day-of-week';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { addressParameters } from '../../points.ts';
import {
  callParameters,
  type CallParameters,
  keepParameters,
  startParameter,
  type StartParameter,
} from './address-parameters.ts';
import { changedAddress, type ListChange, listParameters, type ListParameters } from './list-parameters.ts';

/** Returns the plugins' parameters of the current address for requests; the same object until they change. */
export function useCallParameters(): CallParameters {
  const known = useContributions(addressParameters);
  const query = keepParameters(new URLSearchParams(useLocation().search)).toString();
  return useMemo(() => callParameters(known, new URLSearchParams(query)), [known, query]);
}

/** Returns the source of initial values that the current address names; the same object until it changes. */
export function useStartParameter(): StartParameter | null {
  const { id, value } = startParameter(new URLSearchParams(useLocation().search)) ?? {};
  return useMemo(() => (id === undefined || value === undefined ? null : { id, value }), [id, value]);
}

/** The list's part of the address, and how to change it. */
export type ListAddress = AddressOf<ListParameters, ListChange>;

/** Returns page, size, sort, search and filters of the current address; Back and Reload keep them. */
export function useListAddress(): ListAddress {
  const parameters = useCallParameters();
  const read = useCallback((query: URLSearchParams) => listParameters(query, parameters), [parameters]);
  return useListAddressAs({ read, write: changedAddress });
}

/** Returns what dynamic conditions of filters depend on: the current user, and the first day of the week in a language. */
export function filterContext({
  userId,
  locale,
}: {
  readonly userId: number | null;
  readonly locale: string;
}): FilterContext {
  return {
    userId,
    // Lazy: few filters need it, and it makes the browser load locale data.
    get weekStart() {
      return firstDayOfWeek(locale);
    },
  };
}

/** Returns the filter context of the current user; the same object until it changes. */
export function useFilterContext(): FilterContext {
  const { locale } = useIntl();
  const userId = useStore(sessionRef, ({ user }) => user?.id ?? null);
  return useMemo(() => filterContext({ userId, locale }), [userId, locale]);
}

/** Returns whether the component is still mounted: an action that ends after the user left must not navigate. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
