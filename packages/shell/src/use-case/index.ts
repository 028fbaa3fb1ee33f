export { UseCasePage } from './UseCasePage.tsx';
