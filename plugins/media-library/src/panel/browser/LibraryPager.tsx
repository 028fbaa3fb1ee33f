import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { LibraryBrowserProps } from './library-browser-props.ts';
import { browserMessages as say } from './messages.ts';

/** Numbers of cards that fill rows of 2, 3, 4, 6 and 12. */
const pageSizes = [12, 24, 48, 96];

/** The foot of the library; nothing where it has no file. Pages are links where the place has an address. */
export function LibraryPager({
  place,
  links,
  library,
}: Pick<LibraryBrowserProps, 'place' | 'links' | 'library'>) {
  const intl = useIntl();
  const { counts } = library;
  if (!counts || counts.total === 0) return null;
  const { hrefFor, change } = links;
  return (
    <Pagination
      {...(hrefFor ? { hrefFor: (page) => hrefFor({ page }) } : { onPageChange: (page) => change({ page }) })}
      labels={{
        navigation: intl.formatMessage(say.pagination),
        previous: intl.formatMessage(say.previousPage),
        next: intl.formatMessage(say.nextPage),
        page: (page) => intl.formatMessage(say.page, { page }),
        pageSize: intl.formatMessage(say.pageSize),
        summary: (range) => intl.formatMessage(say.range, range),
      }}
      onPageSizeChange={(pageSize) => change({ pageSize })}
      page={place.page}
      pageCount={counts.pageCount}
      pageSize={place.pageSize}
      pageSizes={[...new Set([...pageSizes, place.pageSize])].toSorted((a, b) => a - b)}
      total={counts.total}
    />
  );
}
