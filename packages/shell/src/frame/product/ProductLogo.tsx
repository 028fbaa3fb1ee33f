import { VisuallyHidden } from '@admin/ui';
import { useRuntime } from '../../extension/react/runtime-context.ts';
import { useStore } from '../../extension/react/use-service.ts';
import { fileAddress } from '../../http/urls.ts';
import { projectRef } from '../../service-refs.ts';
import styles from './ProductLogo.module.css';

/** The project's or the product's logo; the first letter of its name where there is none. */
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

/** The product's name, as the host was configured. */
export function useProductName(): string {
  return useRuntime().config.productName;
}

/** Address of the logo for a place: the project's own when one was uploaded, else the product's. */
export function useLogo(area: 'auth' | 'menu'): string | undefined {
  const { logo, backendUrl } = useRuntime().config;
  const own = useStore(projectRef, ({ init }) => (area === 'auth' ? init?.authLogo : init?.menuLogo));
  return own ? fileAddress(own, backendUrl) : logo;
}
