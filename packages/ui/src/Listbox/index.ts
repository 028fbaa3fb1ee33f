export * from './ListPopover.tsx';
export * from './OptionContent.tsx';
export { default as listboxStyles } from './Listbox.module.css';
