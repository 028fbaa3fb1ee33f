export * from './DropdownMenu.tsx';
export * from './menu-item.ts';
