import { pageSizes } from '@admin/shell';
import { Pagination } from '@admin/ui';
import { useIntl } from 'react-intl';
import type { LibraryBrowserProps } from './library-browser-props.ts';
import { browserMessages as say } from './messages.ts';

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
      pageSizes={pageSizes}
      total={counts.total}
    />
  );
}
