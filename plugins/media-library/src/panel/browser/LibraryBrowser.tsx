import { Icon, Pagination } from '@admin/ui';
import { ChevronRight } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { FolderNode } from '../../folder-schemas.ts';
import { folderMessages } from '../folders/messages.ts';
import type { LibraryBrowserProps, LocationLinks } from './library-items.ts';
import { LibraryItems } from './LibraryItems.tsx';
import { browserMessages } from './messages.ts';
import { Press } from './Press.tsx';
import { FilterChips } from './LibraryFilters.tsx';
import { LibraryTools, useLayout } from './LibraryTools.tsx';
import styles from './LibraryBrowser.module.css';

/** The content of the library: tools, breadcrumbs, folders and files. */
export function LibraryBrowser({ children, tools, ...props }: LibraryBrowserProps) {
  const { location, links, library, allowed } = props;
  const [layout, choose] = useLayout();
  return (
    <div className={styles.browser}>
      <LibraryTools allowed={allowed} layout={layout} links={links} onLayout={choose} location={location}>
        {tools}
      </LibraryTools>
      <FilterChips onChange={links.change} location={location} />
      {children}
      <FolderBreadcrumb links={links} way={library.way} />
      <LibraryItems {...props} layout={layout} />
      <LibraryPager library={library} links={links} location={location} />
    </div>
  );
}

interface FolderBreadcrumbProps {
  /** The open folder and its parents, outermost first. */
  readonly way: readonly FolderNode[];
  readonly links: LocationLinks;
}

/** The breadcrumbs of the open folder. Hidden at the top level. */
function FolderBreadcrumb({ way, links }: FolderBreadcrumbProps) {
  const intl = useIntl();
  if (way.length === 0) return null;
  const steps = [{ id: null, name: intl.formatMessage(folderMessages.top) }, ...way];
  return (
    <nav aria-label={intl.formatMessage(browserMessages.way)}>
      <ol className={styles.way}>
        {steps.map(({ id, name }, index) => {
          const change = { folder: id, search: '' };
          const isHere = index === steps.length - 1;
          return (
            <li className={styles.step} key={id ?? 'top'}>
              {isHere ? (
                <bdi aria-current="location" className={styles.here}>
                  {name}
                </bdi>
              ) : (
                <>
                  <Press
                    className={styles.press}
                    href={links.hrefFor?.(change)}
                    {...(links.hrefFor ? {} : { onPress: () => links.change(change) })}
                  >
                    <bdi>{name}</bdi>
                  </Press>
                  <span className={styles.separator}>
                    <Icon icon={ChevronRight} size="small" />
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Page sizes that fill rows of 2, 3, 4, 6 and 12 cards. */
const pageSizes = [12, 24, 48, 96];

/** Pagination; hidden without files. Pages are links where the location has an address. */
function LibraryPager({
  location,
  links,
  library,
}: Pick<LibraryBrowserProps, 'location' | 'links' | 'library'>) {
  const intl = useIntl();
  const { counts } = library;
  if (!counts || counts.total === 0) return null;
  const { hrefFor, change } = links;
  return (
    <Pagination
      {...(hrefFor ? { hrefFor: (page) => hrefFor({ page }) } : { onPageChange: (page) => change({ page }) })}
      labels={{
        navigation: intl.formatMessage(browserMessages.pagination),
        previous: intl.formatMessage(browserMessages.previousPage),
        next: intl.formatMessage(browserMessages.nextPage),
        page: (page) => intl.formatMessage(browserMessages.page, { page }),
        pageSize: intl.formatMessage(browserMessages.pageSize),
        summary: (range) => intl.formatMessage(browserMessages.range, range),
      }}
      onPageSizeChange={(pageSize) => change({ pageSize })}
      page={location.page}
      pageCount={counts.pageCount}
      pageSize={location.pageSize}
      pageSizes={[...new Set([...pageSizes, location.pageSize])].toSorted((a, b) => a - b)}
      total={counts.total}
    />
  );
}
