export * from './Accordion/index.ts';
export * from './Avatar/index.ts';
export * from './Badge/index.ts';
export * from './Banner/index.ts';
export * from './Breadcrumb/index.ts';
export * from './Button/index.ts';
export * from './Checkbox/index.ts';
export * from './CheckboxGroup/index.ts';
export * from './ChipList/index.ts';
export * from './Combobox/index.ts';
export * from './ConfirmDialog/index.ts';
export * from './DatePicker/index.ts';
export * from './Dialog/index.ts';
export * from './Direction/index.ts';
export * from './DropdownMenu/index.ts';
export * from './EmptyState/index.ts';
export { compareNames } from './environment/compare-names.ts';
export { LabelContext } from './environment/labels.ts';
export * from './environment/link-renderer.tsx';
export type { LogicalSide } from './environment/layers.ts';
export * from './environment/use-media.ts';
export * from './Field/index.ts';
export * from './FileDrop/index.ts';
export * from './Grid12/index.ts';
export {
  Icon,
  isIconElements,
  type IconComponent,
  type IconDefinition,
  type IconProps,
  type IconElements,
  type IconSvgProps,
} from './Icon/index.ts';
export * from './IconButton/index.ts';
export { lateCode, preloadLayers, useLateCode, type LateCode } from './LateTrigger/index.ts';
export * from './Link/index.ts';
export * from './LinkTabs/index.ts';
export * from './NumberInput/index.ts';
export * from './Pagination/index.ts';
export * from './PasswordInput/index.ts';
export * from './Popover/index.ts';
export * from './Progress/index.ts';
export * from './RadioGroup/index.ts';
export * from './RelativeTime/index.ts';
export * from './SearchInput/index.ts';
export * from './Select/index.ts';
export * from './Skeleton/index.ts';
export * from './Spinner/index.ts';
export * from './Switch/index.ts';
export * from './Table/index.ts';
export * from './Tabs/index.ts';
export * from './TextArea/index.ts';
export * from './TextInput/index.ts';
export * from './TimePicker/index.ts';
export * from './Toast/index.ts';
export * from './Toolbar/index.ts';
export * from './Tooltip/index.ts';
export * from './VisuallyHidden/index.ts';
export { tokenNames, type TokenName } from './tokens/token-names.ts';
