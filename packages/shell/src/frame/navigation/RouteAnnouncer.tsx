import { VisuallyHidden } from '@admin/ui';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../navigation/focus-heading.ts';
import '../../remembered-page/shown-page.ts';
import { useProductName } from '../product/ProductLogo.tsx';

/**
 * Announces pages as a browser announces documents: after navigation, a screen reader hears the title and continues
 * from the top of the page. The browser itself announces the first page of a visit.
 */
export function RouteAnnouncer({ children }: { readonly children: ReactNode }) {
  const productName = useProductName();
  const { pathname } = useLocation();
  const first = useRef(pathname);
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
  useLayoutEffect(() => {
    // The page of the document would cover another one, such as the sign-in page.
    if (pathname !== first.current) globalThis.adminEarlyPage?.leave();
  }, [pathname]);
  const arrivals = useMemo(() => ({ productName, arrive }), [productName, arrive]);
  return (
    <ArrivalContext value={arrivals}>
      {children}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </ArrivalContext>
  );
}

/** The context in which pages announce themselves. */
export interface Arrivals {
  /** The last part of every document title; null outside of the panel, where the title is not set. */
  readonly productName: string | null;
  /** Called by every page with its title, each time it renders at an address. */
  readonly arrive: (title: string) => void;
}

export const ArrivalContext = createContext<Arrivals>({ productName: null, arrive: () => undefined });

/** Precedes the document title while the page has unsaved changes, as in other editors. */
const unsavedMark = '• ';

/**
 * Sets the document title, as in "Articles · Atrium", and announces the page to screen readers: the page's `h1`
 * receives the focus, unless a field has it, and the title is announced. `PageHeader` calls it; a page with its own
 * heading calls it itself.
 * @param title empty until it is known
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
