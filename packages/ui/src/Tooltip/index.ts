export * from './tooltip-props.ts';
export * from './Tooltip.tsx';
