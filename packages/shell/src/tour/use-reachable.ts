import { matchPath } from 'react-router-dom';
import { routes } from '../extension/points/routes.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { useSettingsSections } from '../extension/react/use-settings-sections.ts';
import { isGranted } from '../permissions/permission-store.ts';
import { permissionsRef } from '../host/refs.ts';
import { useStore } from '../extension/react/use-service.ts';

/**
 * Whether this panel has a page at an address that the user may open. A page of the settings has to be among
 * them: that there are settings says nothing about it.
 */
export function useReachable(): (address: string) => boolean {
  const granted = useStore(permissionsRef, (state) => state.granted);
  const pages = useContributions(routes);
  const settings = useSettingsSections().flatMap(({ entries }) => entries);
  return (address) => {
    const [pathname = ''] = address.split('?');
    const page = pages.find(({ path }) => matchPath(`/${path}`, pathname));
    if (!page || !isGranted(granted, page.requires)) return false;
    if (!pathname.startsWith('/settings/')) return true;
    const entry = settings.find(({ to }) => matchPath(`/settings/${pathnameOf(to)}`, pathname));
    return entry !== undefined && entry.locked !== true && isGranted(granted, entry.requires);
  };
}

function pathnameOf(to: string): string {
  return to.split('?')[0] ?? to;
}
