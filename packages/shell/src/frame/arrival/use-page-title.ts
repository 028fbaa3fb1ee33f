import { use, useEffect } from 'react';
import { ArrivalContext } from './arrival-context.ts';

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
