export { CreateLink, type CreateLinkProps } from './CreateLink.tsx';
export { DangerDialog, type DangerDialogProps } from './DangerDialog.tsx';
export { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx';
export { ListPager, type ListPagerProps } from './ListPager.tsx';
export { ListLinks, useListBehind } from './address/ListLinks.tsx';
export {
  changedListAddress,
  listParameters,
  listQuery,
  pageSizes,
  type ListChange,
  type ListParameters,
  type ListSort,
} from '../navigation/list-parameters.ts';
export {
  useListAddress,
  useListAddressAs,
  usePageInRange,
  type ListAddress,
  type ListAddressFormat,
  type PagedList,
} from './address/use-list-address.ts';
export { NoValue } from './rows/NoValue.tsx';
export { usePhoneRows, type PhoneRows } from './rows/use-phone-rows.tsx';
export { RowMenu, type RowMenuProps } from './rows/RowMenu.tsx';
export { useTableLabels, type TableMessages } from './rows/use-table-labels.ts';
export { DeleteSelectedButton, type DeleteSelectedButtonProps } from './selection/DeleteSelectedButton.tsx';
export { SelectionArea, type SelectionAreaProps } from './selection/SelectionArea.tsx';
export { useRowSelection, type RowSelection } from './selection/use-row-selection.ts';
