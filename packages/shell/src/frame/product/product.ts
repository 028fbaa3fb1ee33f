import { useRuntime } from '../../extension/react/runtime-context.ts';
import { fileAddress } from '../../http/file-address.ts';
import { projectRef } from '../../service-refs.ts';
import { useStore } from '../../extension/react/use-service.ts';

/** The product's name, as the host was configured. */
export function useProductName(): string {
  return useRuntime().config.productName;
}

/** Address of the logo for a place: the project's own when one was uploaded, else the product's. */
export function useLogo(place: 'auth' | 'menu'): string | undefined {
  const { logo, backendUrl } = useRuntime().config;
  const own = useStore(projectRef, ({ init }) => (place === 'auth' ? init?.authLogo : init?.menuLogo));
  return own ? fileAddress(own, backendUrl) : logo;
}
