export { ConnectionBar } from './ConnectionBar.tsx';
