export { Blocks, type BlockComponentProps, type BlocksProps } from './react/Blocks.tsx';
