export * from './Toolbar.tsx';
export * from './ToolbarButton.tsx';
export * from './ToolbarToggleGroup.tsx';
