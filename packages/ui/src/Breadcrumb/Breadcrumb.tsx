import { useRenderLink, type RenderLink } from '../environment/index.ts';
import { Icon } from '../Icon/index.ts';
import { ChevronRight } from '../icons.ts';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbItem {
  readonly label: string;
  /** Where the step leads; the last step is the current page and needs none. */
  readonly href?: string | undefined;
}

export interface BreadcrumbProps {
  /** The path from the top to the current page. */
  readonly items: readonly BreadcrumbItem[];
  readonly labels?: { readonly navigation?: string } | undefined;
  readonly renderLink?: RenderLink | undefined;
}

/** Where the page stands: the way down from the top, each step but the last a link. */
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
