import { useRenderLink, type RenderLink } from '../environment/index.ts';
import { iconElement } from '../Icon/index.ts';
import { ChevronLeft, ChevronRight } from '../icons.ts';
import { Select } from '../Select/index.ts';
import { pageRange } from './page-range.ts';
import { pageStepElement } from './PageStep.tsx';
import styles from './Pagination.module.css';

export interface PaginationLabels {
  /** Accessible name of the navigation. */
  readonly navigation: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
  readonly pageSize: string;
  /** Describes the displayed rows. `from` is 0 if there are none. */
  readonly summary: (range: { from: number; to: number; total: number }) => string;
}

const english: PaginationLabels = {
  navigation: 'Pagination',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  pageSize: 'Entries per page',
  summary: ({ from, to, total }) => `${from}–${to} of ${total}`,
};

export interface PaginationProps {
  /** Current page, starting at 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Total number of rows. */
  readonly total: number;
  readonly pageSize: number;
  /** Available page sizes. Without them, the size cannot be changed. */
  readonly pageSizes?: readonly number[] | undefined;
  /** Returns the URL of a page. Makes the steps links. */
  readonly hrefFor?: ((page: number) => string) | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** Called when a press on the link of a page starts, for example to preload the page. Requires `hrefFor`. */
  readonly onPagePress?: ((page: number) => void) | undefined;
  readonly onPageSizeChange?: ((pageSize: number) => void) | undefined;
  readonly labels?: Partial<PaginationLabels> | undefined;
  readonly renderLink?: RenderLink | undefined;
}

/** Page navigation below a list, with the page size and the range of the displayed rows. */
export function Pagination({
  page,
  pageCount,
  total,
  pageSize,
  pageSizes,
  hrefFor,
  onPageChange,
  onPagePress,
  onPageSizeChange,
  labels,
  renderLink,
}: PaginationProps) {
  const text = { ...english, ...labels };
  const step = { hrefFor, onPageChange, onPagePress, renderLink: useRenderLink(renderLink) };
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);

  return (
    <div className={styles.pagination}>
      <div className={styles.rows}>
        {pageSizes !== undefined && (
          <div className={styles.size}>
            <Select
              aria-label={text.pageSize}
              size="small"
              width="content"
              options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
              value={String(pageSize)}
              onValueChange={(size) => onPageSizeChange?.(Number(size))}
            />
            <span className={styles.caption} aria-hidden="true">
              {text.pageSize}
            </span>
          </div>
        )}
        <span>{text.summary({ from, to, total })}</span>
      </div>
      {pageCount > 1 && (
        <nav aria-label={text.navigation}>
          <ul className={styles.steps}>
            <li>
              {pageStepElement({
                ...step,
                children: iconElement({ icon: ChevronLeft }),
                label: text.previous,
                page: page > 1 ? page - 1 : undefined,
              })}
            </li>
            {pageRange(page, pageCount).map((entry, index) => (
              <li key={entry === 'gap' ? `gap-${index}` : entry} className={styles.number}>
                {entry === 'gap' ? (
                  <span className={styles.gap}>…</span>
                ) : (
                  pageStepElement({
                    ...step,
                    children: entry,
                    label: text.page(entry),
                    page: entry,
                    presence: entry === page ? 'current' : 'other',
                  })
                )}
              </li>
            ))}
            <li>
              {pageStepElement({
                ...step,
                children: iconElement({ icon: ChevronRight }),
                label: text.next,
                page: page < pageCount ? page + 1 : undefined,
              })}
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
