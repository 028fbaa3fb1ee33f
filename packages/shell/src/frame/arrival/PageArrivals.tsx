import { VisuallyHidden } from '@admin/ui';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductName } from '../product/product.ts';
import { ArrivalContext } from './arrival-context.ts';
import { focusHeading } from '../../navigation/focus-heading.ts';

/**
 * Does for the pages of the panel what a browser does for documents: whoever follows a link hears where they
 * are, and goes on reading from the top of it. The first page of a visit is announced by the browser itself.
 */
export function PageArrivals({ children }: { readonly children: ReactNode }) {
  const productName = useProductName();
  const { pathname } = useLocation();
  const arrivedAt = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');

  const arrive = useCallback(
    (title: string) => {
      const before = arrivedAt.current;
      arrivedAt.current = pathname;
      if (before === null || before === pathname) return;
      setAnnounced(title);
      focusHeading();
    },
    [pathname],
  );
  const arrivals = useMemo(() => ({ productName, arrive }), [productName, arrive]);
  return (
    <ArrivalContext value={arrivals}>
      {children}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </ArrivalContext>
  );
}
