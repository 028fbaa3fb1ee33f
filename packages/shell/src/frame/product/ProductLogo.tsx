import { VisuallyHidden } from '@admin/ui';
import { useRuntime } from '../../extension/react/runtime-context.ts';
import { useStore } from '../../extension/react/use-service.ts';
import { fileAddress } from '../../http/urls.ts';
import { projectRef } from '../../service-refs.ts';
import styles from './ProductLogo.module.css';

/** The logo of the project or the product; the first letter of the product's name if there is none. */
export function ProductLogo({ area }: { readonly area: 'auth' | 'menu' }) {
  const name = useProductName();
  const logo = useLogo(area);
  return logo ? (
    <img alt={name} className={styles.logo} data-place={area} src={logo} />
  ) : (
    <span className={styles.letter}>
      <span aria-hidden="true">{name.slice(0, 1)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}

/** Returns the product's name from the configuration of the host. */
export function useProductName(): string {
  return useRuntime().config.productName;
}

/** Returns the address of a logo: the project's own if one was uploaded, otherwise the product's. */
export function useLogo(area: 'auth' | 'menu'): string | undefined {
  const { logo, backendUrl } = useRuntime().config;
  const own = useStore(projectRef, ({ init }) => (area === 'auth' ? init?.authLogo : init?.menuLogo));
  return own ? fileAddress(own, backendUrl) : logo;
}
