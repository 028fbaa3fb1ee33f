import { useRenderLink, type RenderLink } from '../environment/index.ts';
import { Icon } from '../Icon/index.ts';
import { ChevronRight } from '../icons.ts';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbItem {
  readonly label: string;
  /** URL of the page. Not needed for the last item, which is the current page. */
  readonly href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Pages from the root to the current page. */
  readonly items: readonly BreadcrumbItem[];
  readonly labels?: { readonly navigation?: string } | undefined;
  readonly renderLink?: RenderLink | undefined;
}

/** Navigation that shows the position of the current page in the hierarchy. Every item except the last is a link. */
export function Breadcrumb({ items, labels, renderLink }: BreadcrumbProps) {
  const link = useRenderLink(renderLink);
  return (
    <nav aria-label={labels?.navigation ?? 'Breadcrumb'}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li key={`${index}-${label}`} className={styles.step}>
              {href === undefined || isCurrent ? (
                <span className={styles.text} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
                  {label}
                </span>
              ) : (
                link({ href, className: styles.link, children: label })
              )}
              {!isCurrent && (
                <span className={styles.separator}>
                  <Icon icon={ChevronRight} size="small" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
