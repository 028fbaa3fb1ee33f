import type { ListColumn, ListContext } from '@admin/plugin-content-manager/points';

/** A constant: a loader created in each run of the hook would render every cell again. */
const readingTimeCell = () => import('./ReadingTimeCell.tsx');

/** Adds a column with reading times to lists of types with texts. */
export function withReadingTime(
  columns: readonly ListColumn[],
  { contentType }: ListContext,
): readonly ListColumn[] {
  const isRead = Object.values(contentType.attributes).some(
    ({ type }) => type === 'text' || type === 'richtext',
  );
  if (!isRead) return columns;
  return [
    ...columns,
    {
      name: 'reading-time.minutes',
      label: { id: 'reading-time.column', defaultMessage: 'Reading time' },
      isSortable: false,
      width: '120px',
      cell: readingTimeCell,
    },
  ];
}
