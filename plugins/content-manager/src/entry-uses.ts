export { EntryUseList, type EntryUseListProps } from './panel/edit/uses/EntryUseList.tsx';
