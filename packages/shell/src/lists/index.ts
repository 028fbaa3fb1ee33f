export {
  DangerDialog,
  DeleteDialog,
  useDialogSubject,
  type DangerDialogProps,
  type DeleteDialogProps,
  type DialogSubject,
} from './dialogs.tsx';
export {
  ListLinks,
  useListAddress,
  useListAddressAs,
  useListBehind,
  usePageInRange,
  type ListAddress,
  type ListAddressFormat,
  type PagedList,
} from './list-address.tsx';
export { ListPager, type ListPagerProps } from './ListPager.tsx';
export { usePhoneRows, type PhoneRows } from './phone-rows.tsx';
export {
  CreateLink,
  ResourceListPage,
  type CreateLinkProps,
  type ResourceListPageProps,
  type ResourcePaging,
  type ResourceQuery,
  type ResourceRows,
  type ResourceSelection,
  type ResourceTable,
} from './ResourceListPage.tsx';
export { NoValue, RowMenu, useTableLabels, type RowMenuProps, type TableMessages } from './rows.tsx';
export {
  DeleteSelectedButton,
  SelectionArea,
  useRowSelection,
  type DeleteSelectedButtonProps,
  type RowSelection,
  type SelectionAreaProps,
} from './selection.tsx';
export {
  changedListAddress,
  listParameters,
  listQuery,
  pageSizes,
  type ListChange,
  type ListParameters,
  type ListSort,
} from '../navigation/list-parameters.ts';
