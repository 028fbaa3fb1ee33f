import type { Contributed } from '../../extension/core/contribution-types.ts';
import { accountLinks, menuLinks, type MenuLink } from '../../extension/points/menu-links.ts';
import { useContributions } from '../../extension/react/use-registry.ts';
import { isGranted } from '../../permissions/permission-store.ts';
import { permissionsRef } from '../../host/refs.ts';
import { useStore } from '../../extension/react/use-service.ts';

function useOpenLinks(point: typeof menuLinks): readonly Contributed<MenuLink>[] {
  const links = useContributions(point);
  const granted = useStore(permissionsRef, (state) => state.granted);
  return links.filter((link) => isGranted(granted, link.requires));
}

/** The links of the main navigation that the user may follow. */
export function useMainLinks(): readonly Contributed<MenuLink>[] {
  return useOpenLinks(menuLinks);
}

/** The links of the account menu that the user may follow. */
export function useAccountLinks(): readonly Contributed<MenuLink>[] {
  return useOpenLinks(accountLinks);
}
