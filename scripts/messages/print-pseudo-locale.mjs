// Prints all texts of the product in the pseudo-locale, as JSON by id.
import { root } from '../workspace/paths.mjs';
import { catalogues, englishOf } from './catalogues.mjs';
import { pseudoText } from './pseudo-locale.mjs';

const product = catalogues(root).filter(({ isExample }) => !isExample);
const texts = product.flatMap((catalogue) => Object.entries(englishOf(catalogue)));
const messages = texts.filter(([id]) => !id.startsWith('mail:'));
console.log(JSON.stringify(Object.fromEntries(messages.map(([id, text]) => [id, pseudoText(text)]))));
