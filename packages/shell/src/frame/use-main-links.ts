import type { Contributed } from '../extension/core/contribution-types.ts';
import { accountLinks, menuLinks, type MenuLink } from '../extension/points/menu-links.ts';
import { useContributions } from '../extension/react/use-registry.ts';
import { useGuard } from '../extension/react/use-guard.ts';

function useOpenLinks(point: typeof menuLinks): readonly Contributed<MenuLink>[] {
  const links = useContributions(point);
  const isThere = useGuard();
  return links.filter((link) => isThere(link));
}

/** Returns the links of the main navigation that the user may follow. */
export function useMainLinks(): readonly Contributed<MenuLink>[] {
  return useOpenLinks(menuLinks);
}

/** Returns the links of the account menu that the user may follow. */
export function useAccountLinks(): readonly Contributed<MenuLink>[] {
  return useOpenLinks(accountLinks);
}
