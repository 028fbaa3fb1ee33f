import { signInMarkup } from '@admin/shell/document';
import { product } from './product.ts';

/** The form for signing in, as the document holds it. */
export const markup = signInMarkup(product);
