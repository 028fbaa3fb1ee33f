import type { ListColumn, ListContext } from '@admin/plugin-content-manager/points';

/** One loader for all runs of the hook: a new one each time would be fetched and drawn anew. */
const readingTimeCell = () => import('./ReadingTimeCell.tsx');

/** Adds a column behind those of the list, where entries have something to read. */
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
