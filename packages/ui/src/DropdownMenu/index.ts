export * from './dropdown-menu-props.ts';
export * from './DropdownMenu.tsx';
export { MenuItems, type MenuItemsProps } from './MenuItems.tsx';
export * from './menu-item.ts';
export * from './TriggeredMenu.tsx';
