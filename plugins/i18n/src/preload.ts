export { localeParameter } from './locale-parameter.ts';
