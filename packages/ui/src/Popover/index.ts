export * from './popover-props.ts';
export * from './Popover.tsx';
