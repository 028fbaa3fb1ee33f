export { EntryUseList, type EntryUseListProps } from './panel/edit/references/EntryUseList.tsx';
