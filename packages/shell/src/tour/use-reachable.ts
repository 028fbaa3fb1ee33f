import { matchPath } from 'react-router-dom';
import { routes } from '../extension/points/routes.ts';
import { useContributions, useSettingsSections } from '../extension/react/use-registry.ts';
import { useGuard } from '../extension/react/use-guard.ts';
import { settingsPage } from '../navigation/pages.ts';

/**
 * Returns whether this panel has a page at an address that the user may open. A page of the settings has to be among
 * their pages; a match of the settings route itself is not enough.
 */
export function useReachable(): (address: string) => boolean {
  const isThere = useGuard();
  const pages = useContributions(routes);
  const settings = useSettingsSections().flatMap(({ entries }) => entries);
  return (address) => {
    const [pathname = ''] = address.split('?');
    const page = pages.find(({ path }) => matchPath(`/${path}`, pathname));
    if (!page || !isThere(page)) return false;
    if (!pathname.startsWith(`${settingsPage.to()}/`)) return true;
    const entry = settings.find(({ to }) => matchPath(`${settingsPage.to()}/${pathnameOf(to)}`, pathname));
    return entry !== undefined && entry.locked !== true && isThere(entry);
  };
}

function pathnameOf(to: string): string {
  return to.split('?')[0] ?? to;
}
