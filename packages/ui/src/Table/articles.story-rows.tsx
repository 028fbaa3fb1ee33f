import { Badge } from '../Badge/index.ts';
import { RelativeTime } from '../RelativeTime/index.ts';
import type { TableColumn } from './table-column.ts';

export interface Article {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly category: string;
  readonly words: number;
  readonly state: 'draft' | 'published';
  readonly updatedAt: string;
}

const titles = [
  'A winter on the southern coast',
  'Bread without a recipe',
  'How lighthouses were numbered',
  'Letters from a weather station',
  'The last typewriter repairer',
  'What the map leaves out',
  'Rooms that remember',
  'Night trains, slowly',
];
const authors = ['Ada Lovelace', 'Grace Hopper', 'Mary Shelley'];
const categories = ['Travel', 'Food', 'History', 'Science'];

/** Rows for stories, always the same ones. */
export function articles(count: number): readonly Article[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / titles.length);
    const title = titles[index % titles.length] ?? '';
    return {
      id: String(index + 1),
      title: round === 0 ? title : `${title} ${round + 1}`,
      author: authors[index % authors.length] ?? '',
      category: categories[index % categories.length] ?? '',
      words: 420 + ((index * 377) % 3200),
      state: index % 3 === 1 ? 'draft' : 'published',
      updatedAt: new Date(Date.UTC(2026, 5, 15 - (index % 60), 9)).toISOString(),
    };
  });
}

export const articleColumns: readonly TableColumn<Article>[] = [
  { id: 'title', header: 'Title', cell: (row) => row.title, sortable: true, width: '280px', sticky: 'start' },
  { id: 'author', header: 'Author', cell: (row) => row.author },
  { id: 'category', header: 'Category', cell: (row) => row.category, width: '120px' },
  {
    id: 'words',
    header: 'Words',
    cell: (row) => row.words.toLocaleString('en'),
    width: '88px',
    align: 'end',
  },
  {
    id: 'state',
    header: 'State',
    width: '120px',
    cell: ({ state }) =>
      state === 'published' ? (
        <Badge tone="success" marker="dot">
          Published
        </Badge>
      ) : (
        <Badge marker="dot">Draft</Badge>
      ),
  },
  {
    id: 'updatedAt',
    header: 'Updated',
    sortable: true,
    width: '140px',
    cell: (row) => <RelativeTime date={row.updatedAt} now="2026-06-15T12:00:00Z" locale="en" />,
  },
];
