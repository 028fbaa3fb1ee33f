import { VisuallyHidden } from '@admin/ui';
import styles from './ProductLogo.module.css';
import { useLogo, useProductName } from './product.ts';

/** The project's or the product's logo; the first letter of its name where there is none. */
export function ProductLogo({ place }: { readonly place: 'auth' | 'menu' }) {
  const name = useProductName();
  const logo = useLogo(place);
  return logo ? (
    <img alt={name} className={styles.logo} data-place={place} src={logo} />
  ) : (
    <span className={styles.letter}>
      <span aria-hidden="true">{name.slice(0, 1)}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
