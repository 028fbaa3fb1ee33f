import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import type { RenderLink } from '../environment/index.ts';
import styles from './Pagination.module.css';

export interface PageStepProps {
  readonly label: string;
  /** Target page. Undefined disables the step. */
  readonly page: number | undefined;
  readonly presence?: 'current' | 'other';
  readonly hrefFor: ((page: number) => string) | undefined;
  readonly onPageChange: ((page: number) => void) | undefined;
  readonly onPagePress: ((page: number) => void) | undefined;
  readonly renderLink: RenderLink;
  readonly children: ReactNode;
}

const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Returns a link to a page, or a button if pages have no URLs, as elements. */
export function pageStepElement({
  label,
  page,
  presence = 'other',
  hrefFor,
  onPageChange,
  onPagePress,
  renderLink,
  children,
}: PageStepProps): ReactElement {
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
      if (event.button === 0 && !opensNewTab(event)) onPagePress?.(page);
    };
    const onClick = (event: MouseEvent) => {
      if (opensNewTab(event)) return;
      // Keyboards and assistive technology click without a pointer event.
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
