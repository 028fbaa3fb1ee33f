import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { RenderLink } from '../environment/index.ts';
import styles from './Pagination.module.css';

export interface PageStepProps {
  readonly label: string;
  /** The page to go to; none draws the step as out of reach. */
  readonly page: number | undefined;
  readonly presence?: 'current' | 'other';
  readonly hrefFor: ((page: number) => string) | undefined;
  readonly onPageChange: ((page: number) => void) | undefined;
  readonly onPagePress: ((page: number) => void) | undefined;
  readonly renderLink: RenderLink;
  readonly children: ReactNode;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** One step to a page: a link where pages have addresses, else a button. */
export function PageStep({
  label,
  page,
  presence = 'other',
  hrefFor,
  onPageChange,
  onPagePress,
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
    const onPointerDown = (event: PointerEvent) => {
      if (event.button === 0 && !opensElsewhere(event)) onPagePress?.(page);
    };
    const onClick = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      // Keys, voices and scripts press without a pointer.
      if (event.detail === 0) onPagePress?.(page);
      onPageChange?.(page);
    };
    return renderLink({ ...shared, href: hrefFor(page), onClick, onPointerDown, children });
  }
  return (
    <button type="button" {...shared} onClick={() => onPageChange?.(page)}>
      {children}
    </button>
  );
}
