import { signInMarkup } from '@admin/shell/document';
import { product } from './product.ts';

/** The markup of the sign-in form in the document. */
export const markup = signInMarkup(product);
