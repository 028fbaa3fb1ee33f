export { articleModel } from './article-model.ts';
