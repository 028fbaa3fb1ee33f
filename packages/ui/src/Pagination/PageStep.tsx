import type { MouseEvent, ReactNode } from 'react';
import type { RenderLink } from '../environment/index.ts';
import styles from './Pagination.module.css';

export interface PageStepProps {
  readonly label: string;
  /** The page to go to; none draws the step as out of reach. */
  readonly page: number | undefined;
  readonly presence?: 'current' | 'other';
  readonly hrefFor: ((page: number) => string) | undefined;
  readonly onPageChange: ((page: number) => void) | undefined;
  readonly renderLink: RenderLink;
  readonly children: ReactNode;
}

/** One step to a page: a link where pages have addresses, else a button. */
export function PageStep({
  label,
  page,
  presence = 'other',
  hrefFor,
  onPageChange,
  renderLink,
  children,
}: PageStepProps) {
  const shared = {
    'aria-label': label,
    className: styles.step ?? '',
    ...(presence === 'current' ? { 'aria-current': 'page' as const } : {}),
  };
  if (page === undefined) {
    return (
      <button type="button" {...shared} aria-disabled="true">
        {children}
      </button>
    );
  }
  if (hrefFor !== undefined) {
    const onClick = (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!opensElsewhere) onPageChange?.(page);
    };
    return renderLink({ ...shared, href: hrefFor(page), onClick, children });
  }
  return (
    <button type="button" {...shared} onClick={() => onPageChange?.(page)}>
      {children}
    </button>
  );
}
