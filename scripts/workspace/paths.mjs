import { fileURLToPath } from 'node:url';

/** The repository's root folder, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The composed product that `npm start` runs. */
export const product = `${root}/examples/blog`;
