import { VisuallyHidden } from '@admin/ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading.ts';
import { useProductName } from '../product/ProductLogo.tsx';

/**
 * Does for the pages of the panel what a browser does for documents: whoever follows a link hears where they
 * are, and goes on reading from the top of it. The first page of a visit is announced by the browser itself.
 */
export function RouteAnnouncer({ children }: { readonly children: ReactNode }) {
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

/** What a page needs to know to say that it is there. */
export interface Arrivals {
  /** Last in every title; null outside of the panel, where titles are not ours to set. */
  readonly productName: string | null;
  /** Called by every page with its title, each time it is drawn at an address. */
  readonly arrive: (title: string) => void;
}

export const ArrivalContext = createContext<Arrivals>({ productName: null, arrive: () => undefined });

/** Before a title while something on the page is not saved, as windows of editors have it. */
const unsavedMark = '• ';

/**
 * Names the window after the page, as in "Articles · Atrium", and tells those who cannot see it that they have
 * arrived: the page's `h1` gets the focus, unless one of its fields has it, and the title is read out.
 * `PageHeader` does this by itself; a page with a heading of its own calls it.
 * @param title empty while it is not known yet
 */
export function usePageTitle(
  title: string,
  { isUnsaved = false }: { readonly isUnsaved?: boolean } = {},
): void {
  const { productName, arrive } = use(ArrivalContext);

  useEffect(() => {
    if (productName === null || title === '') return undefined;
    document.title = `${isUnsaved ? unsavedMark : ''}${title} · ${productName}`;
    return () => {
      document.title = productName;
    };
  }, [productName, title, isUnsaved]);

  useEffect(() => {
    if (title !== '') arrive(title);
  }, [arrive, title]);
}
